import { makeAutoObservable } from 'mobx';

/** Requests without a response, for the connection check. */
export class NetworkFailures {
  count = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  add(): void {
    this.count += 1;
  }
}
