import type { Candidate } from '@glo/domain/candidates/candidate';
import {
  type CandidateFilter,
  criteriaCount,
  filterChips,
  noFilter,
  readFilter,
  wasCut,
  writeFilter,
} from '@glo/domain/filter/candidate-filter';
import { filterListMaximum } from '@glo/domain/filter/filter-entry';
import type { CandidateFilters } from '@glo/domain/filter/candidate-filters';
import type { StudentId } from '@glo/domain/shared/ids';
import { mapOutcome } from '@glo/domain/shared/outcome';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { BlindReview } from '../../state/blind/blind-review.ts';
import type { Notices } from '../../state/notices.ts';
import { Resource } from '../../state/resource.ts';
import { texts } from './texts.ts';
import type { FilterChip, SourceFilter } from '../candidate-list/index.ts';

export interface ListFilterServices {
  readonly filters: CandidateFilters;
  readonly notices: Notices;
  readonly blind: BlindReview;
}

/** Filters a list by its ids on the service (decision 31). */
export class ListFilter implements SourceFilter {
  filter: CandidateFilter;
  passing: Resource<ReadonlySet<StudentId>> | null = null;
  readonly #people: () => readonly StudentId[] | null;
  readonly #services: ListFilterServices;
  #requestedFilter: CandidateFilter | null = null;
  #requestedIds: ReadonlySet<StudentId> = new Set();

  constructor(filter: CandidateFilter, people: () => readonly StudentId[] | null, services: ListFilterServices) {
    this.filter = filter;
    this.#people = people;
    this.#services = services;
    makeAutoObservable(this, { filter: observableRef, passing: observableRef }, { autoBind: true });
  }

  /** Returns the clean-up. */
  start(): () => void {
    const stops = [
      reaction(
        () => wasCut(this.filter),
        (isCut) => isCut && this.#services.notices.showToast(texts.cut(filterListMaximum), 'warning', 'filter-cut'),
        { fireImmediately: true },
      ),
      reaction(
        () => this.#services.blind.shownFilter(this.filter),
        (shown) => shown !== this.filter && this.setFilter(shown),
        { fireImmediately: true },
      ),
      reaction(
        () => ({ asked: this.filter, people: this.#people() }),
        ({ asked, people }) => this.#update(asked, people),
        { fireImmediately: true },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
      this.passing?.request.cancel();
    };
  }

  setFilter(filter: CandidateFilter): void {
    this.filter = filter;
  }

  clear(): void {
    this.setFilter(noFilter);
  }

  get skills(): readonly string[] {
    return this.filter.skills;
  }

  get criteriaCount(): number {
    return criteriaCount(this.filter);
  }

  get isPending(): boolean {
    return this.criteriaCount > 0 && (this.passing === null || this.passing.value === null);
  }

  get chips(): readonly FilterChip[] {
    return filterChips(this.filter).map(({ label, without }) => ({ label, remove: () => this.setFilter(without) }));
  }

  pass(candidates: readonly Candidate[]): readonly Candidate[] {
    if (this.criteriaCount === 0) return candidates;
    const passing = this.passing?.value;
    return passing ? candidates.filter(({ id }) => passing.has(id)) : [];
  }

  /** A new filter clears the result. New candidates keep it until the response arrives. */
  #update(asked: CandidateFilter, people: readonly StudentId[] | null): void {
    if (criteriaCount(asked) === 0 || people === null) {
      this.passing?.request.cancel();
      this.passing = null;
      this.#requestedFilter = null;
      return;
    }
    const isSame = this.#requestedFilter !== null && writeFilter(this.#requestedFilter) === writeFilter(asked);
    if (isSame && people.every((id) => this.#requestedIds.has(id))) return;
    this.#requestedFilter = asked;
    this.#requestedIds = new Set(people);
    if (!isSame) {
      this.passing?.request.cancel();
      this.passing = new Resource(() => this.#load(asked), this.#services.notices.showReadFailure);
    }
    void this.passing?.load();
  }

  async #load(asked: CandidateFilter) {
    const answer = await this.#services.filters.passing(asked, [...this.#requestedIds]);
    return mapOutcome(answer, (ids) => new Set(ids));
  }
}

const parameter = 'filter';

export function filterIn(query: URLSearchParams): CandidateFilter {
  return readFilter(query.get(parameter) ?? '');
}

/** Adds the filter to `query` and returns it. */
export function withFilter(query: URLSearchParams, filter: CandidateFilter): URLSearchParams {
  const filterText = writeFilter(filter);
  if (filterText !== '') query.set(parameter, filterText);
  return query;
}
