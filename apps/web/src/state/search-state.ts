import type { Candidate } from '@glo/domain/candidates/candidate';
import { emptyCriteria, type SearchCriteria } from '@glo/domain/search/search';
import type { SearchNews } from '@glo/domain/search/saved-search';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import { SessionState } from './session-state.ts';

export interface AnsweredSearch {
  readonly criteria: SearchCriteria;
  readonly candidates: readonly Candidate[];
  readonly news: SearchNews | null;
  readonly leftOut: number;
}

/** Never persisted (specification 2, section 3). Cleared for another account. */
@injectable()
export class SearchState {
  criteria: SearchCriteria = emptyCriteria;
  last: AnsweredSearch | null = null;

  constructor(session: SessionState) {
    makeAutoObservable(this, { criteria: observableRef, last: observableRef }, { autoBind: true });
    session.onOwnerChange(this.clear);
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
