import type { Candidate } from '@glo/domain/candidates/candidate';
import {
  type FactColumn,
  type Facts,
  type FactSorting,
  factsOf,
  sortedByFact,
} from '@glo/domain/candidates/known/facts';
import type { StudentId } from '@glo/domain/shared/ids';
import { makeAutoObservable, observableRef } from 'mobx';
import type { ListLayout } from '../../../state/kinds/kinds.ts';
import type { CandidateList } from './candidate-list.ts';
import { texts } from './texts.ts';

/** Maximum number of candidates whose facts are loaded for the sorting or the search. Each takes a request. */
export const loadedAtMost = 500;

/** The layout of a list, and its sorting by a fact that profiles have. */
export class ListTable {
  /** `null`: as the recruiter last chose on this device. */
  chosenLayout: ListLayout | null = null;
  /** For this visit only, because facts are not stored. */
  sorting: FactSorting | null = null;
  readonly #list: CandidateList;

  constructor(list: CandidateList) {
    this.#list = list;
    makeAutoObservable(
      this,
      { sorting: observableRef, factsOf: false, unknown: false, sorted: false },
      { autoBind: true },
    );
  }

  get layout(): ListLayout {
    return this.chosenLayout ?? this.#list.services.records.mine.candidatesView;
  }

  get otherLayout(): ListLayout {
    return this.layout === 'cards' ? 'table' : 'cards';
  }

  show(layout: ListLayout): void {
    const { place, services } = this.#list;
    this.chosenLayout = layout;
    void services.records.choose('candidatesView', layout);
    // A row is a fraction of a card.
    place.scrolled(0);
    place.stop();
  }

  /** `undefined` until the profile has been loaded. */
  factsOf(student: StudentId): Facts | undefined {
    const profile = this.#list.services.store.profiles.get(student);
    return profile && factsOf(profile);
  }

  /** The loaded facts of each candidate, for a search. */
  get texts(): ReadonlyMap<StudentId, string> {
    const { profiles } = this.#list.services.store;
    return new Map([...profiles].map(([student, profile]) => [student, Object.values(factsOf(profile)).join('\n')]));
  }

  get canSort(): boolean {
    const { shown } = this.#list;
    return shown.length <= loadedAtMost || this.unknown(shown).length === 0;
  }

  /** Rows that must be loaded before the table can be sorted. Sorting a part of them would mislead. */
  get awaited(): readonly StudentId[] {
    return this.sorting !== null && this.layout === 'table' && this.canSort ? this.unknown(this.#list.shown) : [];
  }

  /** `null` while it has no effect. */
  get activeSorting(): FactSorting | null {
    const isActive = this.sorting !== null && this.layout === 'table' && this.unknown(this.#list.shown).length === 0;
    return isActive ? this.sorting : null;
  }

  /** Some rows could not be loaded. */
  cancelSorting(): void {
    this.sorting = null;
    this.#list.services.notices.showToast(texts.notSorted, 'warning', 'not-sorted');
  }

  /** Candidates whose profiles have not been loaded. */
  unknown(candidates: readonly Candidate[]): readonly StudentId[] {
    const { profiles } = this.#list.services.store;
    return candidates.map(({ id }) => id).filter((id) => !profiles.has(id));
  }

  sort(column: FactColumn): void {
    // The best grade first.
    const isReversed = this.sorting?.column === column ? !this.sorting.isReversed : column === 'grade';
    this.sorting = { column, isReversed };
  }

  /** Returns `candidates` unchanged unless the table is sorted by a fact that all of them have loaded. */
  sorted(candidates: readonly Candidate[]): readonly Candidate[] {
    const { sorting, layout } = this;
    if (sorting === null || layout === 'cards' || this.unknown(candidates).length > 0) return candidates;
    return sortedByFact(candidates, sorting, (student) => this.factsOf(student));
  }
}
