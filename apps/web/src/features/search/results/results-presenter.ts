import { type Candidate, CandidateDirectory, Clipboard } from '@glo/domain/candidates';
import { CandidateSearch, type SearchCriteria, type WiderSearch, widerSearches } from '@glo/domain/search';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { Navigator, type Visit } from '../../../navigation/navigator.ts';
import { candidatePath, paths } from '../../../navigation/paths.ts';
import { Notices } from '../../../state/notices.ts';
import { PlacesState } from '../../../state/places-state.ts';
import { SearchState } from '../../../state/search-state.ts';
import type { SlowWatch } from '../../../state/slow-watch.ts';
import { CandidateActions } from '../../candidates/actions/candidate-actions.ts';
import type { CandidateList, ListOf } from '../../candidates/list/candidate-list.ts';
import { CandidateLists } from '../../candidates/list/candidate-lists.ts';
import { copyingEmails } from '../../candidates/list/copying-emails.ts';
import { readListPlace, withListPlace } from '../../candidates/list/list-place.ts';
import { FoldersState } from '../../folders/folders-state.ts';
import { Searching } from '../searching.ts';

/** Search Result: what the last search of this tab found (decision 4), as a list to work on. */
@injectable()
export class ResultsPresenter {
  /** The search for similar candidates that is under way. */
  widening: WiderSearch | null = null;
  readonly actions: CandidateActions;
  readonly #searching: Searching;
  readonly #state: SearchState;
  readonly #folders: FoldersState;
  readonly #places: PlacesState;
  readonly #navigator: Navigator;
  readonly #lists: CandidateLists;
  #list: CandidateList | null = null;
  readonly #copyingEmails: () => ReturnType<typeof copyingEmails>;
  /** Addresses sent on the way, of which the router has not told yet: what they say is known, and may be old by then. */
  readonly #sent = new Set<string>();

  constructor(
    search: CandidateSearch,
    state: SearchState,
    lists: CandidateLists,
    actions: CandidateActions,
    folders: FoldersState,
    places: PlacesState,
    directory: CandidateDirectory,
    clipboard: Clipboard,
    navigator: Navigator,
    notices: Notices,
  ) {
    this.#searching = new Searching(search, state, notices);
    this.#state = state;
    this.actions = actions;
    this.#folders = folders;
    this.#places = places;
    this.#navigator = navigator;
    this.#copyingEmails = () => copyingEmails(directory, clipboard, notices);
    this.#lists = lists;
    makeAutoObservable(this, { widening: observableRef, list: false, actions: false }, { autoBind: true });
  }

  /** Made when it is first looked at: being made, a presenter starts nothing. */
  get list(): CandidateList {
    return (this.#list ??= this.#lists.list(this.#listOf()));
  }

  /** After a reload there are no results in memory: back to the search, with a word. */
  activate(visit: Visit): () => void {
    if (this.#state.last === null) {
      this.#navigator.go(paths.search, { replace: true, state: { why: 'results-gone' } });
      return this.watch.cancel;
    }
    if (!this.#state.seen) this.#places.keep(paths.searchResults, 0);
    this.#state.seen = true;
    this.#folders.open();
    this.list.restore(readListPlace(visit.query));
    const stop = reaction(
      () => this.href,
      (href) => {
        this.#sent.add(href);
        this.#navigator.go(href, { replace: true });
      },
    );
    return () => {
      stop();
      this.watch.cancel();
      this.actions.close();
    };
  }

  revisit({ query }: Visit): void {
    const place = readListPlace(query);
    if (!this.#sent.delete(withListPlace(paths.searchResults, noQuery, place))) this.list.restore(place);
  }

  /** The address as the list stands. */
  get href(): string {
    const { order, words } = this.list;
    return withListPlace(paths.searchResults, noQuery, { order, typed: words });
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

  addTickedToFolder(): void {
    this.actions.addTickedToFolder(this.list);
  }

  /** Copies the e-mail addresses of all that are ticked. */
  copyEmails(): void {
    void this.list.begin(this.#copyingEmails());
  }

  /** Outside a job, Shortlist on a card opens the folder modal (decision 45). */
  #listOf(): ListOf {
    const folders = this.#folders;
    const skills = () => this.criteria?.skills ?? [];
    return {
      label: 'Search Result',
      candidates: () => this.candidates,
      facts: (student) => ({
        viewed: false,
        shortlisted: folders.isIn(student),
        folders: folders.namesOf(student),
      }),
      href: () => this.href,
      profileHref: (student) => candidatePath(student),
      get wanted() {
        return skills();
      },
      get fileName() {
        return `Search Result, ${skills().join(', ')}`;
      },
      shortlist: {
        of: ({ id }) => ({ state: folders.isIn(id) ? 'shortlisted' : 'shortlist', busy: false }),
        press: (candidate) => this.actions.addToFolder(candidate),
      },
      open: (candidate) =>
        this.actions.open(candidate, {
          profileHref: candidatePath(candidate.id),
          onFollow: () => this.list.review(),
        }),
    };
  }
}

const noQuery = new URLSearchParams();
