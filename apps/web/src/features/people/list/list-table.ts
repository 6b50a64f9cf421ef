import type { Candidate } from '@glo/domain/candidates/candidate';
import {
  type FactColumn,
  type Facts,
  type FactSorting,
  factsOf,
  sortedByFact,
} from '@glo/domain/candidates/known/facts';
import type { StudentId } from '@glo/domain/shared/ids';
import type { ListLayout } from '@glo/domain/views/saved-views';
import { makeAutoObservable, observableRef } from 'mobx';
import type { CandidateList } from './candidate-list.ts';
import { hasRequirements } from './list-orders.ts';
import { texts } from './texts.ts';

/** Maximum number of rows of a table that is loaded to be sorted. */
const loadedAtMost = 500;

/** The layout of a list, and its sorting by a fact that profiles have. */
export class ListTable {
  /** `null`: as the recruiter last chose on this device. */
  chosenLayout: ListLayout | null = null;
  /** For this visit only, because facts are not stored. */
  sorting: FactSorting | null = null;
  readonly #list: CandidateList;

  constructor(list: CandidateList) {
    this.#list = list;
    makeAutoObservable(this, { sorting: observableRef, factsOf: false, sorted: false }, { autoBind: true });
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
    void services.records.showCandidatesAs(layout);
    // A row is a fraction of a card.
    place.scrolled(0);
    place.stop();
  }

  /** `undefined` until the profile has been loaded. */
  factsOf(student: StudentId): Facts | undefined {
    const profile = this.#list.services.facts.known.get(student);
    return profile && factsOf(profile);
  }

  /** Columns that only some lists have. In a narrow pane they take the place of others. */
  get extraColumns(): number {
    const { source, answers } = this.#list;
    return [hasRequirements(source), !answers.isEmpty].filter(Boolean).length;
  }

  /** Each row that is not in sight takes a request. */
  get canSort(): boolean {
    const { shown } = this.#list;
    return shown.length <= loadedAtMost || shown.every(({ id }) => this.#isKnown(id));
  }

  /** Rows that must be loaded before the table can be sorted. Sorting a part of them would mislead. */
  get awaited(): readonly StudentId[] {
    return this.sorting !== null && this.layout === 'table' && this.canSort ? this.#missing : [];
  }

  /** `null` while it has no effect. */
  get activeSorting(): FactSorting | null {
    return this.sorting !== null && this.layout === 'table' && this.#missing.length === 0 ? this.sorting : null;
  }

  /** Some rows could not be loaded. */
  cancelSorting(): void {
    this.sorting = null;
    this.#list.services.notices.showToast(texts.notSorted, 'warning', 'not-sorted');
  }

  get #missing(): readonly StudentId[] {
    return this.#list.shown.map(({ id }) => id).filter((id) => !this.#isKnown(id));
  }

  sort(column: FactColumn): void {
    const isReversed = this.sorting?.column === column && !this.sorting.isReversed;
    this.sorting = { column, isReversed };
  }

  /** Returns `candidates` unchanged unless the table is sorted by a fact that all of them have loaded. */
  sorted(candidates: readonly Candidate[]): readonly Candidate[] {
    const { sorting, layout } = this;
    if (sorting === null || layout === 'cards' || !candidates.every(({ id }) => this.#isKnown(id))) return candidates;
    return sortedByFact(candidates, sorting, (student) => this.factsOf(student));
  }

  #isKnown(student: StudentId): boolean {
    return this.#list.services.facts.known.has(student);
  }
}
