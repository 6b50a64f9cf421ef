import type { Candidate } from '@glo/domain/candidates/candidate';
import { type FactColumn, type FactSorting, sortedByFact } from '@glo/domain/candidates/known/facts';
import type { StudentId } from '@glo/domain/shared/ids';
import { makeAutoObservable, observableRef } from 'mobx';
import type { ListLayout } from '../../../state/kinds/kinds.ts';
import type { ListPlace } from '../../../state/list/list-place.ts';
import type { ListServices } from './list-services.ts';
import { texts } from './texts.ts';

/** Maximum number of candidates whose facts are loaded for the sorting or the search. Each takes a request. */
export const loadedAtMost = 500;

type TableServices = Pick<ListServices, 'knowledge' | 'records' | 'notices'>;

/** The layout of a list, and its sorting by a fact that profiles have. */
export class ListTable {
  /** `null`: as the recruiter last chose on this device. */
  chosenLayout: ListLayout | null = null;
  /** For this visit only, because facts are not stored. */
  sorting: FactSorting | null = null;
  readonly #services: TableServices;
  readonly #place: ListPlace;
  readonly #shown: () => readonly Candidate[];

  constructor(services: TableServices, place: ListPlace, shown: () => readonly Candidate[]) {
    this.#services = services;
    this.#place = place;
    this.#shown = shown;
    makeAutoObservable(this, { sorting: observableRef, sorted: false }, { autoBind: true });
  }

  get layout(): ListLayout {
    return this.chosenLayout ?? this.#services.records.mine.candidatesView;
  }

  show(layout: ListLayout): void {
    this.chosenLayout = layout;
    void this.#services.records.choose('candidatesView', layout);
    // A row is a fraction of a card.
    this.#place.scrolled(0);
    this.#place.stop();
  }

  get canSort(): boolean {
    const shown = this.#shown();
    return shown.length <= loadedAtMost || this.#unread(shown).length === 0;
  }

  /** Rows that must be loaded before the table can be sorted. Sorting a part of them would mislead. */
  get awaited(): readonly StudentId[] {
    return this.sorting !== null && this.layout === 'table' && this.canSort ? this.#unread(this.#shown()) : [];
  }

  /** `null` while it has no effect. */
  get activeSorting(): FactSorting | null {
    const isActive = this.sorting !== null && this.layout === 'table' && this.#unread(this.#shown()).length === 0;
    return isActive ? this.sorting : null;
  }

  /** Some rows could not be loaded. */
  cancelSorting(): void {
    this.sorting = null;
    this.#services.notices.showToast(texts.notSorted, 'warning', 'not-sorted');
  }

  sort(column: FactColumn): void {
    // The best grade first.
    const isReversed = this.sorting?.column === column ? !this.sorting.isReversed : column === 'grade';
    this.sorting = { column, isReversed };
  }

  /** Returns `candidates` unchanged unless the table is sorted by a fact that all of them have loaded. */
  sorted(candidates: readonly Candidate[]): readonly Candidate[] {
    const { sorting, layout } = this;
    if (sorting === null || layout === 'cards' || this.#unread(candidates).length > 0) return candidates;
    return sortedByFact(candidates, sorting, (student) => this.#services.knowledge.factsOf(student));
  }

  #unread(candidates: readonly Candidate[]): readonly StudentId[] {
    return this.#services.knowledge.unread(candidates);
  }
}
