import { makeAutoObservable } from 'mobx';

export class NetworkFailures {
  count = 0;
  /** Responses, whatever they say. */
  answers = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  add(): void {
    this.count += 1;
  }

  answered(): void {
    this.answers += 1;
  }
}
