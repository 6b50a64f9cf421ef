import { makeAutoObservable } from 'mobx';

export class NetworkFailures {
  count = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  add(): void {
    this.count += 1;
  }
}
