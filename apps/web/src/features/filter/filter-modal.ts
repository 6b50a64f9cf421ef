import {
  type CandidateFilter,
  criteriaCount,
  noFilter,
  sectionCount,
  writeFilter,
} from '@glo/domain/filter/candidate-filter';
import { type CandidateFilters, type FilterOptions, optionsFailed } from '@glo/domain/filter/candidate-filters';
import type { FilterSection } from '@glo/domain/filter/filter-entry';
import { criteriaOf, type Criterion, filterFrom } from '@glo/domain/filter/requirements';
import type { Lookups } from '@glo/domain/lookups/lookups';
import type { StudentId } from '@glo/domain/shared/ids';
import { compareShallow, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { PendingRequest } from '../../state/pending-request.ts';
import { Resource } from '../../state/resource.ts';
import { FilterForm, type GenderRule } from './filter-form.ts';
import type { JobRequirements } from './job-requirements.ts';

export interface FilterServices {
  readonly filters: CandidateFilters;
  readonly lookups: Lookups;
  /** Candidates left by everything else that narrows the list. */
  students(): readonly StudentId[];
  readonly blind: GenderRule;
  /** Only in a job. */
  readonly requirements?: JobRequirements;
  /** Only in a job. */
  jobSkills?(): readonly string[];
}

/** Left without being applied. */
interface UnappliedForm {
  readonly appliedFilter: string;
  readonly chosen: CandidateFilter;
  readonly required: readonly Criterion[];
}

/** Options are loaded once and retried after a failure. */
export class FilterModal {
  form: FilterForm | null = null;
  /** Rendered inside the modal, because two sibling focus traps would fight. */
  problem: string | null = null;
  readonly options: Resource<FilterOptions>;
  readonly count: FilterCount;
  readonly requirements: JobRequirements | null;
  readonly #lookups: Lookups;
  readonly #students: () => readonly StudentId[];
  readonly #blind: GenderRule;
  readonly #jobSkills: () => readonly string[];
  readonly #onApply: (filter: CandidateFilter) => void;
  #stopCounting: (() => void) | null = null;
  #unapplied: UnappliedForm | null = null;
  #appliedFilter = '';

  constructor(services: FilterServices, onApply: (filter: CandidateFilter) => void) {
    const { filters, lookups, students, blind, requirements = null, jobSkills = () => [] } = services;
    this.requirements = requirements;
    this.#lookups = lookups;
    this.#students = students;
    this.#blind = blind;
    this.#jobSkills = jobSkills;
    this.count = new FilterCount(filters);
    this.#onApply = onApply;
    this.options = new Resource(
      () => filters.options(),
      ({ kind }) => kind !== 'signed-out' && this.showProblem(),
    );
    makeAutoObservable(this, { form: observableRef, requirements: false }, { autoBind: true });
  }

  open(filter: CandidateFilter): void {
    this.#appliedFilter = writeFilter(filter);
    const unapplied = this.#unapplied?.appliedFilter === this.#appliedFilter ? this.#unapplied : null;
    this.#show(unapplied?.chosen ?? filter, unapplied?.required);
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
    if (form !== null)
      this.#unapplied = { appliedFilter: this.#appliedFilter, chosen: form.narrowing, required: form.required };
  }

  close(): void {
    this.problem = null;
    this.#unapplied = null;
    this.#stopForm();
    this.form = null;
  }

  /** Requirements stay, because they do not narrow the list. */
  reset(): void {
    this.#show(noFilter, this.form?.required);
  }

  submit(): void {
    if (this.form === null) return;
    this.form.reveal();
    if (!this.form.valid) return;
    const { narrowing, required } = this.form;
    this.close();
    this.requirements?.require(required);
    this.#onApply(narrowing);
  }

  countIn(section: FilterSection): number {
    return sectionCount(this.form?.filter ?? noFilter, section);
  }

  #show(filter: CandidateFilter, required = this.requirements?.all ?? []): void {
    this.#stopForm();
    // If both have the same field, the requirement wins: it is kept, and the filter is not.
    const initial = required.length === 0 ? filter : filterFrom([...criteriaOf(filter), ...required]);
    const form = new FilterForm(initial, this.#lookups, this.#blind, required);
    this.form = form;
    void form.skillLookup.preload(this.#jobSkills());
    this.#stopCounting = reaction(
      () => ({ counted: form.isCountable ? form.narrowing : null, students: this.#students() }),
      ({ counted, students }) => this.count.update(counted, students),
      {
        fireImmediately: true,
        // The list may change behind the modal: typing is debounced and loading continues.
        equals: (one, other) => one.counted === other.counted && compareShallow(one.students, other.students),
      },
    );
  }

  #stopForm(): void {
    this.#stopCounting?.();
    this.count.stop();
    this.form?.stop();
  }
}

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
