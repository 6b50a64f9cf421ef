import {
  type CandidateFilter,
  criteriaCount,
  noFilter,
  sectionCount,
  writeFilter,
} from '@glo/domain/filter/candidate-filter';
import { type CandidateFilters, optionsFailed } from '@glo/domain/filter/candidate-filters';
import type { FilterOptions } from '@glo/domain/filter/filter-options';
import type { FilterSection } from '@glo/domain/filter/filter-entry';
import { criteriaOfJob, type Criterion } from '@glo/domain/filter/job-criteria';
import type { Job } from '@glo/domain/jobs/job';
import type { Lookups } from '@glo/domain/lookups/lookups';
import type { StudentId } from '@glo/domain/shared/ids';
import { compareShallow, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { PendingRequest } from '../../state/pending-request.ts';
import { Resource } from '../../state/resource.ts';
import { type CandidateList, hideOptions, loadJobsFor, noNarrowing, type Narrowing } from '../candidate-list/index.ts';
import { FilterForm, type FilterStart, type GenderRule } from './filter-form.ts';
import type { JobCriteria } from './job-criteria.ts';

export interface FilterServices {
  readonly filters: CandidateFilters;
  readonly lookups: Lookups;
  list(): CandidateList | null;
  /** Candidates that pass the search text and the narrowing. */
  students(narrowing: Narrowing): readonly StudentId[];
  readonly blind: GenderRule;
  /** Only in a job. */
  readonly criteria?: JobCriteria;
  /** Only in a job. */
  job?(): Job | null;
}

type Choices = Pick<FilterStart, 'filter' | 'narrowing' | 'wanted'>;

/** Left without being applied. */
interface UnappliedForm {
  readonly applied: string;
  readonly choices: Choices;
}

/** Options are loaded once and retried after a failure. */
export class FilterModal {
  form: FilterForm | null = null;
  /** Rendered inside the modal, because two sibling focus traps would fight. */
  problem: string | null = null;
  readonly options: Resource<FilterOptions>;
  readonly count: FilterCount;
  readonly criteria: JobCriteria | null;
  readonly #services: FilterServices;
  readonly #onApply: (filter: CandidateFilter) => void;
  #stopCounting: (() => void) | null = null;
  #unapplied: UnappliedForm | null = null;
  #applied = '';

  constructor(services: FilterServices, onApply: (filter: CandidateFilter) => void) {
    const { filters, criteria = null } = services;
    this.criteria = criteria;
    this.#services = services;
    this.count = new FilterCount(filters);
    this.#onApply = onApply;
    this.options = new Resource(
      () => filters.options(),
      ({ kind }) => kind !== 'signed-out' && this.showProblem(),
    );
    makeAutoObservable(this, { form: observableRef, criteria: false }, { autoBind: true });
  }

  open(filter: CandidateFilter): void {
    const { hidden, leastFit } = this.#services.list() ?? noNarrowing;
    const choices = { filter, narrowing: { hidden, leastFit }, wanted: this.criteria?.all ?? [] };
    this.#applied = JSON.stringify([writeFilter(filter), choices.narrowing]);
    this.#show(this.#unapplied?.applied === this.#applied ? this.#unapplied.choices : choices);
    this.#unapplied = null;
    if (this.options.value === null && !this.options.request.pending) void this.options.load();
  }

  showProblem(): void {
    this.problem = optionsFailed;
  }

  dismissProblem(): void {
    this.problem = null;
  }

  leave(): void {
    const { form } = this;
    this.close();
    if (form !== null) this.#unapplied = { applied: this.#applied, choices: choicesIn(form) };
  }

  close(): void {
    this.problem = null;
    this.#unapplied = null;
    this.#stopForm();
    this.form = null;
  }

  /** The criteria of the job stay, because they do not narrow the list. */
  reset(): void {
    this.#show({ filter: noFilter, narrowing: noNarrowing, wanted: this.form?.wanted ?? [] });
  }

  submit(): void {
    if (this.form === null) return;
    this.form.reveal();
    if (!this.form.valid) return;
    const { filter, narrowing, wanted } = choicesIn(this.form);
    this.close();
    this.criteria?.set(wanted);
    this.#services.list()?.narrowTo(narrowing);
    this.#onApply(filter);
  }

  countIn(section: FilterSection): number {
    return sectionCount(this.form?.filter ?? noFilter, section);
  }

  hide(hidden: Narrowing['hidden']): void {
    const list = this.#services.list();
    this.form?.hide(hidden);
    if (list !== null) void loadJobsFor(hidden, list);
  }

  get hideOptions() {
    const list = this.#services.list();
    return list === null ? [] : hideOptions(list.source);
  }

  #show(choices: Choices): void {
    this.#stopForm();
    const { lookups, blind } = this.#services;
    const job = this.#services.job?.() ?? null;
    const [skills, ofJob] = job === null ? [[], []] : [job.skills, criteriaOfJob(job)];
    const form = new FilterForm({ ...choices, skills, ofJob }, lookups, blind);
    this.form = form;
    void form.skillLookup.preload(skills);
    this.#stopCounting = reaction(
      () => this.#counted(form),
      ({ counted, students }) => this.count.update(counted, students),
      {
        fireImmediately: true,
        // The list may change behind the modal: typing is debounced and loading continues.
        equals: (one, other) => one.counted === other.counted && compareShallow(one.students, other.students),
      },
    );
  }

  /** A minimum fit to other criteria than the applied ones is unknown. */
  #counted(form: FilterForm) {
    const students = this.#services.students(form.narrowing);
    const isKnown = form.narrowing.leastFit === null || isSameList(form.wanted, this.criteria?.all ?? []);
    return { counted: form.isCountable && isKnown ? form.filter : null, students };
  }

  #stopForm(): void {
    this.#stopCounting?.();
    this.count.stop();
    this.form?.stop();
  }
}

const choicesIn = ({ filter, narrowing, wanted }: FilterForm): Choices => ({ filter, narrowing, wanted });

const isSameList = (one: readonly Criterion[], other: readonly Criterion[]) =>
  compareShallow(
    one.map(({ id }) => id),
    other.map(({ id }) => id),
  );

/** Debounce in milliseconds. */
const debounceMs = 500;

/** Live count of matching candidates. Failures are silent, because nothing is applied yet. */
class FilterCount {
  matching: number | null = null;
  total = 0;
  readonly #filters: CandidateFilters;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #request = new PendingRequest();

  constructor(filters: CandidateFilters) {
    this.#filters = filters;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  update(filter: CandidateFilter | null, students: readonly StudentId[]): void {
    this.stop();
    this.total = students.length;
    const isKnown = filter !== null && (criteriaCount(filter) === 0 || students.length === 0);
    this.matching = isKnown ? students.length : null;
    if (filter === null || this.matching !== null) return;
    this.#timer = setTimeout(() => void this.#load(filter, students), debounceMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#request.cancel();
  }

  async #load(filter: CandidateFilter, students: readonly StudentId[]): Promise<void> {
    const token = this.#request.start();
    const answer = await this.#filters.passing(filter, students);
    if (!this.#request.settle(token) || !answer.ok) return;
    runInAction(() => {
      this.matching = new Set(answer.value).size;
    });
  }
}
