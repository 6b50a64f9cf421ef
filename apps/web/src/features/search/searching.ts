import type { Candidate } from '@glo/domain/candidates/candidate';
import { type RefusableFields, refuseField } from '@glo/domain/form/form';
import type { CandidateSearch, SearchCriteria } from '@glo/domain/search/search';
import type { SearchNews } from '@glo/domain/search/saved-search';
import { type Failure, someErrorOccurred } from '@glo/domain/shared/outcome';
import type { Notices } from '../../state/notices.ts';
import type { SearchState } from '../../state/search-state.ts';
import { PendingRequest } from '../../state/pending-request.ts';
import type { SavedSearches } from './saved/saved-searches.ts';

/** Failures show an alert (specification 2, section 8). */
export class Searching {
  readonly watch = new PendingRequest();
  readonly #search: CandidateSearch;
  readonly #state: SearchState;
  readonly #saved: SavedSearches;
  readonly #notices: Notices;

  constructor(search: CandidateSearch, state: SearchState, saved: SavedSearches, notices: Notices) {
    this.#search = search;
    this.#state = state;
    this.#saved = saved;
    this.#notices = notices;
  }

  /** `fields`: the form's, which show a refusal of their values. */
  find(criteria: SearchCriteria, fields: RefusableFields = {}): Promise<boolean> {
    return this.#find(criteria, (candidates) => this.#saved.ran(criteria, candidates), fields);
  }

  /** Repeats the URL's search. Not recorded as a run, so that new candidates stay new. */
  findAgain(criteria: SearchCriteria): Promise<boolean> {
    return this.#find(criteria, () => this.#saved.newsOf(criteria));
  }

  async #find(
    criteria: SearchCriteria,
    newsOf: (found: readonly Candidate[]) => SearchNews | null | Promise<SearchNews | null>,
    fields: RefusableFields = {},
  ): Promise<boolean> {
    const token = this.watch.start();
    const answer = await this.#search.find(criteria);
    if (!this.watch.settle(token)) return false;
    if (answer.ok) this.#state.found(criteria, answer.value, await newsOf(answer.value), answer.leftOut);
    else if (answer.failure.kind !== 'signed-out' && !refuseField(fields, answer.failure))
      this.#notices.alert(wordsOf(answer.failure));
    return answer.ok;
  }
}

function wordsOf({ kind, text }: Failure): string {
  return (kind === 'refused' || kind === 'server-error') && text !== '' ? text : someErrorOccurred;
}
