import { makeAutoObservable } from 'mobx';

/** Requests that nobody answered, for whoever watches the connection. */
export class NetworkFailures {
  count = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  add(): void {
    this.count += 1;
  }
}
