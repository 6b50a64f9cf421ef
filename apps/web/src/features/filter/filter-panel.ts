import type { Candidate } from '@glo/domain/candidates/candidate';
import { type CandidateFilter, noFilter } from '@glo/domain/filter/candidate-filter';
import { CandidateFilters } from '@glo/domain/filter/candidate-filters';
import { Lookups } from '@glo/domain/lookups/lookups';
import type { StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { BlindReview } from '../../state/blind/blind-review.ts';
import { Notices } from '../../state/notices.ts';
import type { CandidateList, Narrowing } from '../candidate-list/index.ts';
import { FilterModal, type FilterServices } from './filter-modal.ts';
import { filterIn, ListFilter, type ListFilterServices, withFilter } from './list-filter.ts';

type PanelServices = ListFilterServices & { readonly lookups: Lookups };

/** A list outside a job. The panel reads getters reactively. */
export interface FilterableList {
  readonly list: CandidateList;
  /** Loaded candidates, `null` until the list is known. */
  readonly unfiltered: readonly Candidate[] | null;
  /** Those that the screen's own choices leave. Defaults to all. */
  readonly chosen?: readonly Candidate[];
  /** Candidates that are not loaded yet. */
  readonly unloaded?: readonly StudentId[];
}

/** The filter of a list with its dialog, URL parameter, chips and Reset. */
export class FilterPanel {
  readonly filter: ListFilter;
  readonly filterModal: FilterModal;
  readonly #of: FilterableList;

  constructor(of: FilterableList, services: PanelServices) {
    this.#of = of;
    this.filter = new ListFilter(noFilter, () => this.#ids, services);
    this.filterModal = new FilterModal(
      { ...services, list: () => this.list, students: (narrowing) => this.#counted(narrowing) },
      this.filter.setFilter,
    );
    makeAutoObservable(this, { filter: false, filterModal: false }, { autoBind: true });
  }

  /** Returns the clean-up. */
  start(): () => void {
    const stop = this.filter.start();
    return () => {
      stop();
      this.filterModal.close();
    };
  }

  get list(): CandidateList {
    return this.#of.list;
  }

  follow(query: URLSearchParams): void {
    this.filter.setFilter(filterIn(query));
  }

  writeTo(query: URLSearchParams): URLSearchParams {
    return withFilter(query, this.filter.filter);
  }

  get hidesSome(): boolean {
    return this.filter.criteriaCount > 0 && this.#chosen.length > 0;
  }

  openFilter(): void {
    this.filterModal.open(this.filter.filter);
  }

  get #unfiltered(): readonly Candidate[] {
    return this.#of.unfiltered ?? [];
  }

  get #chosen(): readonly Candidate[] {
    return this.#of.chosen ?? this.#unfiltered;
  }

  get #ids(): readonly StudentId[] | null {
    return this.#of.unfiltered === null ? null : this.#withUnloaded(this.#unfiltered);
  }

  /** The dialog counts among candidates that pass everything else. Unloaded ones count while nothing else narrows. */
  #counted(narrowing: Narrowing): readonly StudentId[] {
    const narrowed = this.list.narrow(this.#chosen, narrowing);
    return narrowed.length < this.#unfiltered.length ? idsOf(narrowed) : this.#withUnloaded(narrowed);
  }

  #withUnloaded(candidates: readonly Candidate[]): readonly StudentId[] {
    return [...idsOf(candidates), ...(this.#of.unloaded ?? [])];
  }
}

const idsOf = (candidates: readonly Candidate[]) => candidates.map(({ id }) => id);

@injectable()
export class FilterPanels {
  readonly #services: PanelServices;

  constructor(filters: CandidateFilters, lookups: Lookups, notices: Notices, blind: BlindReview) {
    this.#services = { filters, lookups, notices, blind };
  }

  create(of: FilterableList): FilterPanel {
    return new FilterPanel(of, this.#services);
  }

  /** The tabs of a job have a filter each, and share a dialog. */
  filter(filter: CandidateFilter, ids: () => readonly StudentId[] | null): ListFilter {
    return new ListFilter(filter, ids, this.#services);
  }

  modal(of: Omit<FilterServices, keyof PanelServices>, onApply: (filter: CandidateFilter) => void): FilterModal {
    return new FilterModal({ ...this.#services, ...of }, onApply);
  }
}
