import type { Candidate } from '@glo/domain/candidates/candidate';
import { CandidateSearch, emptyCriteria, isSameSearch, type SearchCriteria } from '@glo/domain/search/search';
import type { SearchNews } from '@glo/domain/search/saved-search';
import { type WiderSearch, widerSearches } from '@glo/domain/search/wider-searches';
import { timeOrDate } from '@glo/domain/shared/dates';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { candidatePath } from '../../../navigation/addresses.ts';
import { Navigator, type Visit } from '../../../navigation/navigator.ts';
import { paths } from '../../../navigation/paths.ts';
import type { ScreenCommand } from '../../../state/active-screen.ts';
import { Notices } from '../../../state/notices.ts';
import { SearchState } from '../../../state/search-state.ts';
import type { PendingRequest } from '../../../state/pending-request.ts';
import {
  addToFolder,
  type CandidateActions,
  type CandidateList,
  CandidateLists,
  commandsOutsideJob,
  type FoldersState,
  type ListSource,
  readListViewState,
} from '../../candidate-list/index.ts';
import { filterCommands } from '../../filter/filter-commands.ts';
import { type FilterableList, type FilterPanel, FilterPanels } from '../../filter/filter-panel.ts';
import { SavedSearches } from '../saved/saved-searches.ts';
import { criteriaQuery, readCriteria } from '../../../navigation/search-address.ts';
import { Searching } from '../searching.ts';
import { texts } from '../texts.ts';

/** Position of new candidates: among the others, first, or alone. */
export type NewShown = keyof typeof texts.results.showOptions;

/** Results in memory show at once, others are searched for again. */
type Stage = 'opening' | 'searching' | 'failed' | 'open';

/** Results of the tab's last search or of the URL (decisions 4 and 58). */
@injectable()
export class ResultsPresenter implements FilterableList {
  widening: WiderSearch | null = null;
  newShown: NewShown = '';
  pendingCriteria: SearchCriteria | null = null;
  isOpen = false;
  readonly panel: FilterPanel;
  #query = new URLSearchParams();
  #stopUrl: (() => void) | null = null;
  readonly #searching: Searching;
  readonly #state: SearchState;
  readonly #saved: SavedSearches;
  readonly #navigator: Navigator;
  readonly #lists: CandidateLists;
  #list: CandidateList | null = null;

  constructor(
    search: CandidateSearch,
    state: SearchState,
    saved: SavedSearches,
    lists: CandidateLists,
    navigator: Navigator,
    notices: Notices,
    panels: FilterPanels,
  ) {
    this.panel = panels.create(this);
    this.#searching = new Searching(search, state, saved, notices);
    this.#state = state;
    this.#saved = saved;
    this.#navigator = navigator;
    this.#lists = lists;
    makeAutoObservable(
      this,
      { widening: observableRef, pendingCriteria: observableRef, list: false, panel: false },
      { autoBind: true },
    );
  }

  /** Created lazily, because a constructor must not start requests. */
  get list(): CandidateList {
    return (this.#list ??= this.#lists.create(resultsSource(this, this.#lists.services.knowledge.folders)));
  }

  activate({ query }: Visit): () => void {
    this.#show(query);
    const stops = [this.panel.start(), this.#lists.services.knowledge.folders.open()];
    return () => {
      for (const stop of stops) stop();
      this.#stopUrl?.();
      this.actions.close();
      this.watch.cancel();
    };
  }

  revisit({ query }: Visit): void {
    this.#show(query);
  }

  #show(query: URLSearchParams): void {
    this.#query = query;
    const criteria = readCriteria(query);
    const { last } = this.#state;
    const linked = last && readCriteria(criteriaQuery(last.criteria));
    if (last !== null && (criteria === null || (linked !== null && isSameSearch(criteria, linked)))) {
      this.#openList();
      if (criteria === null) this.#navigator.replaceUrl(this.list.href);
    } else if (criteria === null) {
      this.#navigator.navigate(paths.search, { replace: true, state: { why: 'no-skills' } });
    } else {
      this.pendingCriteria = criteria;
      void this.#searchAgain(criteria);
    }
  }

  async #searchAgain(criteria: SearchCriteria): Promise<void> {
    this.#state.update(criteria);
    if (await this.#searching.findAgain(criteria)) runInAction(() => this.#openList());
  }

  #openList(): void {
    this.pendingCriteria = null;
    this.isOpen = true;
    this.showNew(this.#query.get('new') ?? '');
    this.panel.follow(this.#query);
    this.list.restore(readListViewState(this.#query));
    this.#stopUrl ??= this.list.writeUrl();
  }

  get actions(): CandidateActions {
    return this.#lists.services.actions;
  }

  get stage(): Stage {
    if (this.pendingCriteria !== null) return this.watch.pending ? 'searching' : 'failed';
    return this.isOpen ? 'open' : 'opening';
  }

  get criteria(): SearchCriteria | null {
    return this.pendingCriteria ?? this.#state.last?.criteria ?? null;
  }

  get leftOut(): number {
    return this.#state.last?.leftOut ?? 0;
  }

  get candidates(): readonly Candidate[] {
    return this.#state.last?.candidates ?? [];
  }

  /** `null` unless this is a saved search that has run before. */
  get news(): SearchNews | null {
    return this.#state.last?.news ?? null;
  }

  get newsLine(): string {
    return this.news === null ? '' : texts.saved.newSince(this.news.ids.size, timeOrDate(this.news.since, new Date()));
  }

  get unfiltered(): readonly Candidate[] | null {
    return this.stage === 'open' ? this.candidates : null;
  }

  get chosen(): readonly Candidate[] {
    return this.newShown === 'only' ? this.candidates.filter(this.isNew) : this.candidates;
  }

  get canShowNew(): boolean {
    const count = this.news?.ids.size ?? 0;
    return count > 0 && count < this.candidates.length;
  }

  showNew(value: string): void {
    const known = value === 'first' || value === 'only' ? value : '';
    this.newShown = this.canShowNew ? known : '';
  }

  get savedAs(): string | null {
    return this.criteria && (this.#saved.like(this.criteria)?.name ?? null);
  }

  get canSave(): boolean {
    return this.savedAs === null && !this.#saved.isFull;
  }

  get commands(): readonly ScreenCommand[] {
    if (this.criteria === null) return [];
    return [
      ...(this.canSave ? [{ label: texts.results.saveSearch, to: () => void this.save() }] : []),
      { label: texts.results.changeFilters, to: paths.search },
      ...(this.stage === 'open' ? filterCommands(this.panel.openFilter, this.list) : []),
    ];
  }

  async save(): Promise<void> {
    const { criteria } = this;
    if (criteria === null || !this.canSave) return;
    await this.#saved.save(this.#saved.proposedNameFor(criteria), criteria);
  }

  get wider(): readonly WiderSearch[] {
    return this.criteria === null ? [] : widerSearches(this.criteria);
  }

  get watch(): PendingRequest {
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
  }

  async retry(): Promise<void> {
    this.watch.cancel();
    if (this.pendingCriteria !== null) await this.#searchAgain(this.pendingCriteria);
    else if (this.widening !== null) await this.widen(this.widening);
  }

  readonly isNew = ({ id }: Pick<Candidate, 'id'>): boolean => this.news?.ids.has(id) ?? false;

  get skills(): readonly string[] {
    return this.criteria?.skills ?? [];
  }
}

function resultsSource(screen: ResultsPresenter, folders: FoldersState): ListSource {
  return {
    get shortlist() {
      return addToFolder(screen.list, 'shortlist');
    },
    get commands() {
      return commandsOutsideJob(screen.list);
    },
    label: texts.results.title,
    get fileName() {
      return texts.results.fileName(screen.skills.join(', '));
    },
    path: paths.searchResults,
    get query() {
      const query = criteriaQuery(screen.criteria ?? emptyCriteria);
      if (screen.newShown !== '') query.set('new', screen.newShown);
      return screen.panel.writeTo(query);
    },
    get candidates() {
      return screen.panel.filter.pass(screen.chosen);
    },
    get unfiltered() {
      return screen.chosen;
    },
    filter: screen.panel.filter,
    get wanted() {
      return screen.skills;
    },
    get isFirst() {
      return screen.newShown === 'first' ? screen.isNew : null;
    },
    marksOf: (id) => ({ ...folders.marksOf(id), isNew: screen.isNew({ id }) }),
    profileHref: (student) => candidatePath(student),
  };
}
