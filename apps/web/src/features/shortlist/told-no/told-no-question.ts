import type { ToldCandidate } from '@glo/domain/shortlist/told-no';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';

export type ToldNoAnswer = 'email' | 'only';

/** Asks before candidates that were told no are shortlisted. One question at a time, on any screen. */
@injectable()
export class ToldNoQuestion {
  isOpen = false;
  /** Stays while the dialog closes. */
  told: readonly ToldCandidate[] = [];
  /** Candidates to shortlist, including those that were not told no. */
  count = 0;
  #answer: (answer: ToldNoAnswer | null) => void = () => undefined;

  constructor() {
    makeAutoObservable(this, { told: observableRef }, { autoBind: true });
  }

  /** Resolves to `null` if the recruiter cancels. */
  async open(told: readonly ToldCandidate[], count: number): Promise<ToldNoAnswer | null> {
    this.cancel();
    this.told = told;
    this.count = count;
    this.isOpen = true;
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  shortlistAndEmail(): void {
    this.#end('email');
  }

  onlyShortlist(): void {
    this.#end('only');
  }

  cancel(): void {
    this.#end(null);
  }

  #end(answer: ToldNoAnswer | null): void {
    this.isOpen = false;
    this.#answer(answer);
    this.#answer = () => undefined;
  }
}
