import type { Candidate } from '@glo/domain/candidates';
import { emptyCriteria, type SearchCriteria } from '@glo/domain/search';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';

/** The last search of this tab; never persisted (specification 1, section 3). */
@injectable()
export class SearchState {
  criteria: SearchCriteria = emptyCriteria;
  /** null until something was searched for. */
  results: readonly Candidate[] | null = null;

  constructor() {
    makeAutoObservable(this, { criteria: observableRef, results: observableRef }, { autoBind: true });
  }

  update(change: Partial<SearchCriteria>): void {
    this.criteria = { ...this.criteria, ...change };
  }

  found(results: readonly Candidate[]): void {
    this.results = results;
  }

  clear(): void {
    this.criteria = emptyCriteria;
    this.results = null;
  }
}
