import { allValid, revealErrors } from '@glo/domain/form';
import { lookupDelay, Lookups, type Place, placeLabel } from '@glo/domain/lookups';
import { CandidateSearch, type SearchJobType, searchSkillsRule } from '@glo/domain/search';
import { someErrorOccurred } from '@glo/domain/shared';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { Navigator, stateText, type Visit } from '../../../navigation/navigator.ts';
import { paths } from '../../../navigation/paths.ts';
import { DelayedLookup } from '../../../state/delayed-lookup.ts';
import { formField } from '../../../state/form-field.ts';
import { Notices } from '../../../state/notices.ts';
import { SearchState } from '../../../state/search-state.ts';
import { SlowWatch } from '../../../state/slow-watch.ts';

/** Search Candidates (specification 2, sections 2 and 5; decision 32). The criteria stay while one looks around. */
@injectable()
export class SearchPresenter {
  readonly skills = formField<readonly string[]>([], searchSkillsRule);
  readonly skillLookup: DelayedLookup<string>;
  readonly placeLookup: DelayedLookup<Place>;
  readonly watch = new SlowWatch();
  /** The results were asked for without a search in memory: say why one is here. */
  resultsAreGone = false;
  readonly #search: CandidateSearch;
  readonly #state: SearchState;
  readonly #navigator: Navigator;
  readonly #notices: Notices;

  constructor(search: CandidateSearch, lookups: Lookups, state: SearchState, navigator: Navigator, notices: Notices) {
    this.#search = search;
    this.#state = state;
    this.#navigator = navigator;
    this.#notices = notices;
    this.skillLookup = new DelayedLookup((text) => lookups.skills(text || undefined), lookupDelay.elsewhere);
    this.placeLookup = new DelayedLookup((text) => lookups.places(text), lookupDelay.elsewhere);
    makeAutoObservable(
      this,
      { skills: false, skillLookup: false, placeLookup: false, watch: false },
      { autoBind: true },
    );
  }

  activate(visit: Visit): () => void {
    this.resultsAreGone = stateText(visit.state, 'why') === 'results-gone';
    this.skills.change(this.#state.criteria.skills);
    void this.skillLookup.preload();
    return () => {
      this.skillLookup.stop();
      this.placeLookup.stop();
      this.watch.cancel();
    };
  }

  get jobType(): SearchJobType {
    return this.#state.criteria.jobType;
  }

  get location(): string {
    return this.#state.criteria.location;
  }

  get canSearch(): boolean {
    return allValid(this.#fields);
  }

  chooseJobType(jobType: SearchJobType): void {
    this.#state.update({ jobType });
  }

  chooseSkills(skills: readonly string[]): void {
    this.skills.change(skills);
    this.#state.update({ skills });
  }

  choosePlace(place: Place | null): void {
    this.#state.update({ location: place === null ? '' : placeLabel(place) });
  }

  async submit(): Promise<void> {
    if (this.watch.pending || revealErrors(this.#fields) !== null) return;
    const turn = this.watch.start();
    const answer = await this.#search.find(this.#state.criteria);
    if (!this.watch.settle(turn)) return;
    if (answer.ok) {
      this.#state.found(answer.value);
      this.#navigator.go(paths.searchResults);
    } else if (answer.failure.kind !== 'signed-out') {
      this.#notices.alert(answer.failure.text || someErrorOccurred);
    }
  }

  get #fields() {
    return { skills: this.skills };
  }
}
