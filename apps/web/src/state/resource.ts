import type { Failure, Outcome } from '@glo/domain/shared/outcome';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { PendingRequest } from './pending-request.ts';

/** Something a screen reads from a service: on its way, there, or failed and to be asked for again. The last answer asked for counts. */
export class Resource<T> {
  value: T | null = null;
  failed = false;
  /** How many records of what is there could not be read. */
  leftOut = 0;
  readonly request = new PendingRequest();
  /** Of the last answer; null when it came, or none was waited for. */
  failure: Failure | null = null;
  readonly #load: () => Promise<Outcome<T>>;
  readonly #onFailure: (failure: Failure) => void;

  constructor(load: () => Promise<Outcome<T>>, onFailure: (failure: Failure) => void) {
    this.#load = load;
    this.#onFailure = onFailure;
    makeAutoObservable(this, { value: observableRef, failure: observableRef, request: false }, { autoBind: true });
  }

  /** The service says no: asking again changes nothing. */
  get refused(): boolean {
    return this.failure?.kind === 'refused';
  }

  /** The answer was not as the contract says: what came cannot be read. */
  get unreadable(): boolean {
    return this.failure?.kind === 'unexpected-reply';
  }

  get state(): 'loading' | 'failed' | 'ready' {
    if (this.value !== null) return 'ready';
    return this.failed ? 'failed' : 'loading';
  }

  /** Asks, or asks again. What is there stays until the new answer comes. */
  async load(): Promise<void> {
    const token = this.request.start();
    this.failed = false;
    this.failure = null;
    const answer = await this.#load();
    if (!this.request.settle(token)) return;
    runInAction(() => {
      if (answer.ok) {
        this.value = answer.value;
        this.leftOut = answer.leftOut ?? 0;
        return;
      }
      this.failed = true;
      this.failure = answer.failure;
      this.#onFailure(answer.failure);
    });
  }

  /** Changes what is there, when it is there; `leftOut` more could not be read. */
  change(edit: (value: T) => T, leftOut = 0): void {
    if (this.value === null) return;
    this.value = edit(this.value);
    this.leftOut += leftOut;
  }

  /** Cancelled: a late answer is dropped, and the state is failed. */
  cancel(): void {
    if (!this.request.pending) return;
    this.request.cancel();
    this.failed = this.value === null;
  }
}

/** What a screen reads at once: one note for a long wait, one Cancel and one Try again for all that did not come yet. */
export class ResourceGroup {
  readonly #all: () => readonly Resource<unknown>[];

  constructor(all: () => readonly Resource<unknown>[]) {
    this.#all = all;
  }

  get isSlow(): boolean {
    return this.#all().some(({ request }) => request.slow);
  }

  /** Each says that it did not come, and can be asked for again. */
  readonly cancel = (): void => {
    for (const resource of this.#all()) resource.cancel();
  };

  readonly retry = (): void => {
    for (const resource of this.#all()) {
      if (resource.request.pending) void resource.load();
    }
  };
}
