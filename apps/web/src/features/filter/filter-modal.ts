import { askedFor, type CandidateFilter, noFilter } from '@glo/domain/filter/candidate-filter';
import { type CandidateFilters, type FilterOptions, optionsFailed } from '@glo/domain/filter/candidate-filters';
import type { Lookups } from '@glo/domain/lookups/lookups';
import { makeAutoObservable, observableRef } from 'mobx';
import { Resource } from '../../state/resource.ts';
import { FilterForm } from './filter-form.ts';

export interface FilterServices {
  readonly filters: CandidateFilters;
  readonly lookups: Lookups;
}

/** The filter modal: opened on a filter, applied with 'show result'. What it offers is read once, and again after a failure. */
export class FilterModal {
  /** null while it is closed. */
  form: FilterForm | null = null;
  /** An alert over the modal: the browser's focus cannot be in two dialogs that know nothing of each other. */
  problem: string | null = null;
  readonly options: Resource<FilterOptions>;
  readonly #lookups: Lookups;
  readonly #onApply: (filter: CandidateFilter) => void;

  constructor({ filters, lookups }: FilterServices, onApply: (filter: CandidateFilter) => void) {
    this.#lookups = lookups;
    this.#onApply = onApply;
    this.options = new Resource(
      () => filters.options(),
      ({ kind }) => kind !== 'signed-out' && this.complain(),
    );
    makeAutoObservable(this, { form: observableRef, options: false }, { autoBind: true });
  }

  open(filter: CandidateFilter): void {
    this.#show(filter);
    if (this.options.value === null && !this.options.request.pending) void this.options.load();
  }

  complain(): void {
    this.problem = optionsFailed;
  }

  dismissProblem(): void {
    this.problem = null;
  }

  close(): void {
    this.problem = null;
    this.form?.stop();
    this.form = null;
  }

  /** Empties the modal; nothing is applied yet. */
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

  /** How much each section asks for. */
  get counts() {
    return askedFor(this.form?.filter ?? noFilter);
  }

  #show(filter: CandidateFilter): void {
    this.form?.stop();
    this.form = new FilterForm(filter, () => this.options.value, this.#lookups);
    void this.form.skillLookup.preload();
  }
}
