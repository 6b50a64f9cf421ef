import { makeAutoObservable } from 'mobx';

/** Unanswered requests, for those that watch the connection. */
export class NetworkFailures {
  count = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  add(): void {
    this.count += 1;
  }
}
