import { type CandidateFilter, noFilter, sectionCount } from '@glo/domain/filter/candidate-filter';
import { type CandidateFilters, type FilterOptions, optionsFailed } from '@glo/domain/filter/candidate-filters';
import type { FilterSection } from '@glo/domain/filter/filter-entry';
import { writeFilter } from '@glo/domain/filter/filter-text';
import type { Lookups } from '@glo/domain/lookups/lookups';
import type { StudentId } from '@glo/domain/shared/ids';
import { compareShallow, makeAutoObservable, observableRef, reaction } from 'mobx';
import { Resource } from '../../state/resource.ts';
import { FilterCount } from './filter-count.ts';
import { FilterForm } from './filter-form.ts';

export interface FilterServices {
  readonly filters: CandidateFilters;
  readonly lookups: Lookups;
  /** Candidates left by everything else that narrows the list. */
  students(): readonly StudentId[];
  hidesGender(): boolean;
}

/** Options are loaded once and retried after a failure. */
export class FilterModal {
  form: FilterForm | null = null;
  /** Rendered inside the modal, because two sibling focus traps would fight. */
  problem: string | null = null;
  readonly options: Resource<FilterOptions>;
  readonly count: FilterCount;
  readonly #lookups: Lookups;
  readonly #students: () => readonly StudentId[];
  readonly #hidesGender: () => boolean;
  readonly #onApply: (filter: CandidateFilter) => void;
  #stopCounting: (() => void) | null = null;
  #begun: { readonly on: string; readonly chosen: CandidateFilter } | null = null;
  #on = '';

  constructor({ filters, lookups, students, hidesGender }: FilterServices, onApply: (filter: CandidateFilter) => void) {
    this.#lookups = lookups;
    this.#students = students;
    this.#hidesGender = hidesGender;
    this.count = new FilterCount(filters);
    this.#onApply = onApply;
    this.options = new Resource(
      () => filters.options(),
      ({ kind }) => kind !== 'signed-out' && this.complain(),
    );
    makeAutoObservable(this, { form: observableRef }, { autoBind: true });
  }

  open(filter: CandidateFilter): void {
    this.#on = writeFilter(filter);
    this.#show(this.#begun?.on === this.#on ? this.#begun.chosen : filter);
    this.#begun = null;
    if (this.options.value === null && !this.options.request.pending) void this.options.load();
  }

  complain(): void {
    this.problem = optionsFailed;
  }

  dismissProblem(): void {
    this.problem = null;
  }

  leave(): void {
    const chosen = this.form?.filter;
    this.close();
    if (chosen !== undefined) this.#begun = { on: this.#on, chosen };
  }

  close(): void {
    this.problem = null;
    this.#begun = null;
    this.#stopForm();
    this.form = null;
  }

  reset(): void {
    this.#show(noFilter);
  }

  submit(): void {
    if (this.form === null) return;
    this.form.reveal();
    if (!this.form.valid) return;
    const { filter } = this.form;
    this.close();
    this.#onApply(filter);
  }

  countIn(section: FilterSection): number {
    return sectionCount(this.form?.filter ?? noFilter, section);
  }

  #show(filter: CandidateFilter): void {
    this.#stopForm();
    const form = new FilterForm(filter, this.#lookups, this.#hidesGender);
    this.form = form;
    void form.skillLookup.preload();
    this.#stopCounting = reaction(
      () => ({ asked: form.isCountable ? form.filter : null, students: this.#students() }),
      ({ asked, students }) => this.count.follow(asked, students),
      {
        fireImmediately: true,
        // The list may change behind the modal: typing is debounced and loading continues.
        equals: (one, other) => one.asked === other.asked && compareShallow(one.students, other.students),
      },
    );
  }

  #stopForm(): void {
    this.#stopCounting?.();
    this.count.stop();
    this.form?.stop();
  }
}
