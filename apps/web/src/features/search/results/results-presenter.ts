import type { Candidate } from '@glo/domain/candidates';
import { CandidateSearch, type SearchCriteria, type WiderSearch, widerSearches } from '@glo/domain/search';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import { Navigator, type Visit } from '../../../navigation/navigator.ts';
import { paths } from '../../../navigation/paths.ts';
import { Notices } from '../../../state/notices.ts';
import { PlacesState } from '../../../state/places-state.ts';
import { SearchState } from '../../../state/search-state.ts';
import type { SlowWatch } from '../../../state/slow-watch.ts';
import type { ListOutsideJob } from '../../candidates/list/list-outside-job.ts';
import { ListsOutsideJob } from '../../candidates/list/lists-outside-job.ts';
import { Searching } from '../searching.ts';

/** Search Result: what the last search of this tab found (decision 4), as a list to work on. */
@injectable()
export class ResultsPresenter {
  /** The search for similar candidates that is under way. */
  widening: WiderSearch | null = null;
  readonly #searching: Searching;
  readonly #state: SearchState;
  readonly #places: PlacesState;
  readonly #navigator: Navigator;
  readonly #lists: ListsOutsideJob;
  #open: ListOutsideJob | null = null;

  constructor(
    search: CandidateSearch,
    state: SearchState,
    lists: ListsOutsideJob,
    places: PlacesState,
    navigator: Navigator,
    notices: Notices,
  ) {
    this.#searching = new Searching(search, state, notices);
    this.#state = state;
    this.#places = places;
    this.#navigator = navigator;
    this.#lists = lists;
    makeAutoObservable(this, { widening: observableRef, open: false }, { autoBind: true });
  }

  /** Made when it is first looked at: being made, a presenter starts nothing. */
  get open(): ListOutsideJob {
    return (this.#open ??= this.#lists.list({
      label: 'Search Result',
      path: paths.searchResults,
      candidates: () => this.candidates,
      wanted: () => this.#skills,
      fileName: () => `Search Result, ${this.#skills.join(', ')}`,
    }));
  }

  /** After a reload there are no results in memory: back to the search, with a word. */
  activate(visit: Visit): () => void {
    if (this.#state.last === null) {
      this.#navigator.go(paths.search, { replace: true, state: { why: 'results-gone' } });
      return this.watch.cancel;
    }
    if (!this.#state.seen) this.#places.keep(paths.searchResults, 0);
    this.#state.seen = true;
    const close = this.open.start(visit.query);
    return () => {
      close();
      this.watch.cancel();
    };
  }

  revisit({ query }: Visit): void {
    this.open.follow(query);
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
    if (!(await this.#searching.find(search.criteria))) return;
    this.#state.update(search.criteria);
    this.#state.seen = true;
  }

  async retry(): Promise<void> {
    this.watch.cancel();
    if (this.widening !== null) await this.widen(this.widening);
  }

  get #skills(): readonly string[] {
    return this.criteria?.skills ?? [];
  }
}
