import { lookupDelay, Lookups } from '@glo/domain/lookups/lookups';
import { CandidateSearch, searchFormRules, type SearchCriteria } from '@glo/domain/search/search';
import type { SavedSearch } from '@glo/domain/search/saved-search';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { Navigator, stateText, type Visit } from '../../../navigation/navigator.ts';
import type { ScreenCommand } from '../../../state/active-screen.ts';
import { DebouncedLookup } from '../../../state/lookups/debounced-lookup.ts';
import { FormFields } from '../../../state/fields/form-fields.ts';
import { Notices } from '../../../state/notices.ts';
import { Questions } from '../../../state/questions/questions.ts';
import { SearchState } from '../../../state/search-state.ts';
import type { PendingRequest } from '../../../state/pending-request.ts';
import { createPlaceLabelLookup } from '../../place-lookup.ts';
import { SavedList } from '../saved/saved-list.ts';
import { SavedSearches } from '../saved/saved-searches.ts';
import { searchResultsPath } from '../../../navigation/search-address.ts';
import { Searching } from '../searching.ts';
import { texts } from '../texts.ts';

/** Specification 2, sections 2 and 5; decision 32. Criteria survive navigation. */
@injectable()
export class SearchPresenter {
  readonly form: FormFields<SearchCriteria>;
  readonly skillLookup: DebouncedLookup<string>;
  readonly placeLookup: DebouncedLookup<string>;
  lacksSkills = false;
  readonly savedList: SavedList;
  savedSearch: SavedSearch | null = null;
  readonly #searching: Searching;
  readonly #state: SearchState;
  readonly #navigator: Navigator;

  constructor(
    search: CandidateSearch,
    lookups: Lookups,
    state: SearchState,
    saved: SavedSearches,
    navigator: Navigator,
    notices: Notices,
    questions: Questions,
  ) {
    this.#searching = new Searching(search, state, saved, notices);
    this.#state = state;
    this.#navigator = navigator;
    this.form = new FormFields(searchFormRules, state.criteria);
    this.skillLookup = new DebouncedLookup((text) => lookups.skills(text || undefined), lookupDelay.elsewhere, String);
    this.placeLookup = createPlaceLabelLookup(lookups);
    this.savedList = new SavedList(saved, this.form, questions, (chosen) => void this.run(chosen));
    makeAutoObservable(this, { savedSearch: observableRef, form: false }, { autoBind: true });
  }

  activate({ state }: Visit): () => void {
    this.lacksSkills = stateText(state, 'why') === 'no-skills' && this.#state.last === null;
    void this.skillLookup.preload();
    const stopKeeping = reaction(() => this.form.entered, this.#state.update);
    return () => {
      stopKeeping();
      this.skillLookup.stop();
      this.placeLookup.stop();
      this.watch.cancel();
    };
  }

  get commands(): readonly ScreenCommand[] {
    const search = { label: texts.form.search, to: () => void this.submit() };
    return [
      ...(this.form.valid && !this.watch.pending ? [search] : []),
      ...(this.savedList.canSave ? [{ label: texts.saved.saveThis, to: () => void this.savedList.save() }] : []),
    ];
  }

  get watch(): PendingRequest {
    return this.#searching.watch;
  }

  get offersExample(): boolean {
    return this.form.fields.skills.value.length === 0;
  }

  takeExample(): void {
    this.skillLookup.type('');
    this.form.fields.skills.change(texts.form.exampleSkills);
  }

  get running(): SavedSearch | null {
    return this.watch.pending ? this.savedSearch : null;
  }

  async run(search: SavedSearch): Promise<void> {
    if (this.watch.pending) return;
    this.skillLookup.type('');
    this.placeLookup.type('');
    this.form.change(search.criteria);
    await this.#find(search);
  }

  async submit(): Promise<void> {
    if (!this.watch.pending) await this.#find(null);
  }

  async #find(savedSearch: SavedSearch | null): Promise<void> {
    if (!this.form.reveal()) return;
    this.savedSearch = savedSearch;
    const criteria = this.form.entered;
    this.#state.update(criteria);
    if (await this.#searching.find(criteria, this.form.fields)) this.#navigator.navigate(searchResultsPath(criteria));
  }

  async retry(): Promise<void> {
    this.watch.cancel();
    await this.#find(this.savedSearch);
  }
}
