import type { Candidate } from '@glo/domain/candidates/candidate';
import {
  afterRun,
  newsOf,
  proposedName,
  type SavedSearch,
  savedSearchLimits,
  type SearchNews,
} from '@glo/domain/search/saved-search';
import { isSameSearch, type SearchCriteria } from '@glo/domain/search/search';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { LocalRecords } from '../../../state/device/local-records.ts';
import { Notices } from '../../../state/notices.ts';
import { SearchState } from '../../../state/search-state.ts';
import { texts } from '../texts.ts';

/** Saved searches on this device. A search for the same criteria counts as a run. */
@injectable()
export class SavedSearches {
  readonly #records: LocalRecords;
  readonly #state: SearchState;
  readonly #notices: Notices;

  constructor(records: LocalRecords, state: SearchState, notices: Notices) {
    this.#records = records;
    this.#state = state;
    this.#notices = notices;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get all(): readonly SavedSearch[] {
    return this.#records.mine.searches;
  }

  get names(): readonly string[] {
    return this.all.map(({ name }) => name);
  }

  get isFull(): boolean {
    return this.all.length >= savedSearchLimits.searches;
  }

  like(criteria: SearchCriteria): SavedSearch | null {
    return this.all.find((search) => isSameSearch(search.criteria, criteria)) ?? null;
  }

  proposedNameFor(criteria: SearchCriteria): string {
    return proposedName(criteria, this.names);
  }

  /** A search just made for these criteria counts as the first run. */
  async save(name: string, criteria: SearchCriteria): Promise<void> {
    const search: SavedSearch = { id: crypto.randomUUID(), name: name.trim(), criteria, lastRun: null };
    const { last } = this.#state;
    const isFound = last !== null && isSameSearch(last.criteria, criteria);
    const saved = isFound ? afterRun(search, idsOf(last.candidates), new Date()).search : search;
    await this.#records.editSearches((all) => [saved, ...all].slice(0, savedSearchLimits.searches));
  }

  async rename({ id }: SavedSearch, name: string): Promise<void> {
    await this.#records.editSearches((all) =>
      all.map((search) => (search.id === id ? { ...search, name: name.trim() } : search)),
    );
  }

  /** Undo restores its position and runs. */
  async remove(search: SavedSearch): Promise<void> {
    const at = this.all.findIndex(({ id }) => id === search.id);
    const removed = this.all[at];
    if (removed === undefined) return;
    await this.#records.editSearches((all) => all.filter(({ id }) => id !== removed.id));
    const putBack = (all: readonly SavedSearch[]) =>
      all.some(({ id }) => id === removed.id) ? all : all.toSpliced(at, 0, removed);
    const undo = () => void this.#records.editSearches(putBack);
    this.#notices.offerUndo({ text: texts.saved.deleted(removed.name), undo });
  }

  /** New candidates of the last run, `null` without an earlier one. */
  newsOf(criteria: SearchCriteria): SearchNews | null {
    const search = this.like(criteria);
    return search && newsOf(search);
  }

  /** Records a run. Returns new candidates if the search is saved and has run before. */
  async ran(criteria: SearchCriteria, candidates: readonly Candidate[]): Promise<SearchNews | null> {
    if (this.like(criteria) === null) return null;
    const found = idsOf(candidates);
    let news: SearchNews | null = null;
    await this.#records.editSearches((all) =>
      all.map((saved) => {
        if (!isSameSearch(saved.criteria, criteria)) return saved;
        const { search, news: latest } = afterRun(saved, found, new Date());
        news = latest;
        return search;
      }),
    );
    return news;
  }
}

function idsOf(candidates: readonly Candidate[]) {
  return candidates.map(({ id }) => id);
}
