import type { Candidate } from '@glo/domain/candidates';
import { CandidateSearch, type SearchCriteria } from '@glo/domain/search';
import { someErrorOccurred } from '@glo/domain/shared';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { Navigator } from '../../../navigation/navigator.ts';
import { paths } from '../../../navigation/paths.ts';
import { Notices } from '../../../state/notices.ts';
import { SearchState } from '../../../state/search-state.ts';
import { SlowWatch } from '../../../state/slow-watch.ts';

/** Search Result: what the last search of this tab found (decision 4). */
@injectable()
export class ResultsPresenter {
  readonly watch = new SlowWatch();
  readonly #search: CandidateSearch;
  readonly #state: SearchState;
  readonly #navigator: Navigator;
  readonly #notices: Notices;

  constructor(search: CandidateSearch, state: SearchState, navigator: Navigator, notices: Notices) {
    this.#search = search;
    this.#state = state;
    this.#navigator = navigator;
    this.#notices = notices;
    makeAutoObservable(this, { watch: false }, { autoBind: true });
  }

  activate(): () => void {
    if (this.#state.results === null) {
      this.#navigator.go(paths.search, { replace: true, state: { why: 'results-gone' } });
    }
    return () => this.watch.cancel();
  }

  get results(): readonly Candidate[] {
    return this.#state.results ?? [];
  }

  get criteria(): SearchCriteria {
    return this.#state.criteria;
  }

  /** Similar candidates: the same skills, wherever they are. */
  async searchAnywhere(): Promise<void> {
    await this.#searchAgain({ location: '' });
  }

  /** Similar candidates: only the first skill counts. */
  async searchFirstSkill(): Promise<void> {
    await this.#searchAgain({ skills: this.criteria.skills.slice(0, 1) });
  }

  async #searchAgain(change: Partial<SearchCriteria>): Promise<void> {
    const criteria = { ...this.criteria, ...change };
    const turn = this.watch.start();
    const answer = await this.#search.find(criteria);
    if (!this.watch.settle(turn)) return;
    if (answer.ok) {
      this.#state.update(change);
      this.#state.found(answer.value);
    } else if (answer.failure.kind !== 'signed-out') {
      this.#notices.alert(answer.failure.text || someErrorOccurred);
    }
  }
}
