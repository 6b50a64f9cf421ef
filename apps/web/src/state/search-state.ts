import type { Candidate } from '@glo/domain/candidates/candidate';
import { emptyCriteria, type SearchCriteria } from '@glo/domain/search/search';
import type { SearchNews } from '@glo/domain/search/saved-search';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { SessionState } from './session-state.ts';

/** A search that was answered. */
export interface AnsweredSearch {
  readonly criteria: SearchCriteria;
  readonly candidates: readonly Candidate[];
  /** Who is new since the search, which is a saved one, was run before; null: nothing to compare with. */
  readonly news: SearchNews | null;
  /** How many more were found and could not be read. */
  readonly leftOut: number;
}

/** Searching in this tab; never persisted (specification 2, section 3), and gone with the account it belongs to. */
@injectable()
export class SearchState {
  /** As they stand in the form. */
  criteria: SearchCriteria = emptyCriteria;
  /** null until something was searched for. */
  last: AnsweredSearch | null = null;

  constructor(session: SessionState) {
    makeAutoObservable(this, { criteria: observableRef, last: observableRef }, { autoBind: true });
    reaction(() => session.draftsOf, this.clear);
  }

  update(change: Partial<SearchCriteria>): void {
    this.criteria = { ...this.criteria, ...change };
  }

  found(criteria: SearchCriteria, candidates: readonly Candidate[], news: SearchNews | null = null, leftOut = 0): void {
    this.last = { criteria, candidates, news, leftOut };
  }

  clear(): void {
    this.criteria = emptyCriteria;
    this.last = null;
  }
}
