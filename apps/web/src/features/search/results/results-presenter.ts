import type { Candidate } from '@glo/domain/candidates';
import { CandidateSearch, type SearchCriteria, type WiderSearch, widerSearches } from '@glo/domain/search';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import { Navigator } from '../../../navigation/navigator.ts';
import { paths } from '../../../navigation/paths.ts';
import { Notices } from '../../../state/notices.ts';
import { SearchState } from '../../../state/search-state.ts';
import type { SlowWatch } from '../../../state/slow-watch.ts';
import { Searching } from '../searching.ts';

/** Search Result: what the last search of this tab found (decision 4). */
@injectable()
export class ResultsPresenter {
  /** The search for similar candidates that is under way. */
  widening: WiderSearch | null = null;
  readonly #searching: Searching;
  readonly #state: SearchState;
  readonly #navigator: Navigator;

  constructor(search: CandidateSearch, state: SearchState, navigator: Navigator, notices: Notices) {
    this.#searching = new Searching(search, state, notices);
    this.#state = state;
    this.#navigator = navigator;
    makeAutoObservable(this, { widening: observableRef }, { autoBind: true });
  }

  /** After a reload there are no results in memory: back to the search, with a word. */
  activate(): () => void {
    if (this.#state.last === null) {
      this.#navigator.go(paths.search, { replace: true, state: { why: 'results-gone' } });
    }
    return this.watch.cancel;
  }

  get criteria(): SearchCriteria | null {
    return this.#state.last?.criteria ?? null;
  }

  get candidates(): readonly Candidate[] {
    return this.#state.last?.candidates ?? [];
  }

  /** Ways to similar candidates. */
  get wider(): readonly WiderSearch[] {
    return this.criteria === null ? [] : widerSearches(this.criteria);
  }

  get watch(): SlowWatch {
    return this.#searching.watch;
  }

  isWidening(kind: WiderSearch['kind']): boolean {
    return this.watch.pending && this.widening?.kind === kind;
  }

  async widen(search: WiderSearch): Promise<void> {
    if (this.watch.pending) return;
    this.widening = search;
    if (await this.#searching.find(search.criteria)) this.#state.update(search.criteria);
  }

  async retry(): Promise<void> {
    this.watch.cancel();
    if (this.widening !== null) await this.widen(this.widening);
  }

  /** Where the list was left: one comes back to it from a profile. */
  get scrolled(): number {
    return this.#state.scrolled;
  }

  keepPlace(scrolled: number): void {
    this.#state.scrolled = scrolled;
  }
}
