import type { Failure, Outcome } from '@glo/domain/shared/outcome';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { PendingRequest } from './pending-request.ts';

/** Data that a screen loads. The last request wins. */
export class Resource<T> {
  value: T | null = null;
  failed = false;
  leftOut = 0;
  /** When the value was asked for, in milliseconds. It may miss what was changed since. */
  readAt = 0;
  readonly request = new PendingRequest();
  /** `null` after success and while nothing has failed. */
  failure: Failure | null = null;
  readonly #load: () => Promise<Outcome<T>>;
  readonly #onFailure: (failure: Failure) => void;

  constructor(load: () => Promise<Outcome<T>>, onFailure: (failure: Failure) => void) {
    this.#load = load;
    this.#onFailure = onFailure;
    makeAutoObservable(this, { value: observableRef, failure: observableRef, request: false }, { autoBind: true });
  }

  /** The service refused: a retry would not help. */
  get refused(): boolean {
    return this.failure?.kind === 'refused' && this.failure.retryAt === undefined;
  }

  get unreadable(): boolean {
    return this.failure?.kind === 'unexpected-reply';
  }

  get state(): 'loading' | 'failed' | 'ready' {
    if (this.value !== null) return 'ready';
    return this.failed ? 'failed' : 'loading';
  }

  /** Keeps the current value until the response arrives. */
  async load(): Promise<void> {
    this.failed = false;
    this.failure = null;
    await this.#read(this.#fails, (value) => value);
  }

  /** Reads a loaded value again. After a failure the value stays, and no notice is shown. */
  async refresh(merge: (now: T, before: T) => T = (now) => now): Promise<void> {
    const { value } = this;
    if (value !== null)
      await this.#read(
        () => undefined,
        (now) => merge(now, this.value ?? value),
      );
    else if (this.request.pending) await this.load();
  }

  async #read(onFailure: (failure: Failure) => void, accept: (value: T) => T): Promise<void> {
    const token = this.request.start();
    const startedAt = Date.now();
    const answer = await this.#load();
    runInAction(() => {
      if (!this.request.settle(token)) return;
      if (answer.ok) {
        this.value = accept(answer.value);
        this.leftOut = answer.leftOut ?? 0;
        this.readAt = startedAt;
      } else onFailure(answer.failure);
    });
  }

  readonly #fails = (failure: Failure): void => {
    this.failed = true;
    this.failure = failure;
    this.#onFailure(failure);
  };

  /** Does nothing before the first load. `leftOut` adds unreadable records. */
  change(edit: (value: T) => T, leftOut = 0): void {
    if (this.value === null) return;
    this.value = edit(this.value);
    this.leftOut += leftOut;
  }

  /** Drops a late response and sets the state to failed. */
  cancel(): void {
    if (!this.request.pending) return;
    this.request.cancel();
    this.failed = this.value === null;
  }
}

/** One job or candidate. If it does not exist, the screen says so without a toast (decision 71). */
export function itemResource<T>(load: () => Promise<Outcome<T>>, onFailure: (failure: Failure) => void): Resource<T> {
  const resource: Resource<T> = new Resource(load, (failure) => {
    if (failure.missing) resource.value = null;
    else onFailure(failure);
  });
  return resource;
}

export class ResourceGroup {
  readonly #all: () => readonly Resource<unknown>[];

  constructor(all: () => readonly Resource<unknown>[]) {
    this.#all = all;
  }

  get isSlow(): boolean {
    return this.#all().some(({ request }) => request.slow);
  }

  readonly cancel = (): void => {
    for (const resource of this.#all()) resource.cancel();
  };

  readonly retry = (): void => {
    for (const resource of this.#all()) {
      if (resource.request.pending) void resource.load();
    }
  };
}
