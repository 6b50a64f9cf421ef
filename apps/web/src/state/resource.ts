import { type Failure, failure as failed, type Outcome, success } from '@glo/domain/shared/outcome';
import { action, makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import { PendingRequest } from './pending-request.ts';

/** How long a value that was read ahead need not be read again, in milliseconds. */
const aheadFor = 10_000;

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
  /** Screens that show it. */
  screens = 0;
  /** Those of them that leave it to this resource to report failures. */
  reporters = 0;
  /** Edits that are being sent, which a response may miss. */
  edits = 0;
  /** Something has changed it since it was read. */
  #isStale = false;
  /** It was read for a screen that is about to open. */
  #isAhead = false;
  readonly #load: () => Promise<Outcome<T>>;
  readonly #onFailure: (failure: Failure) => void;
  readonly #freshFor: number;

  /** `freshFor`: how long the next screen need not read it again, in milliseconds. */
  constructor(load: () => Promise<Outcome<T>>, onFailure: (failure: Failure) => void, freshFor = 0) {
    this.#load = load;
    this.#onFailure = onFailure;
    this.#freshFor = freshFor;
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

  /**
   * A screen shows it from now on. Reads it unless it is fresh. `isQuiet`: the screen reports failures itself. Returns
   * the clean-up, which lets a request run.
   */
  open(isQuiet = false): () => void {
    const reporters = isQuiet ? 0 : 1;
    this.screens += 1;
    this.reporters += reporters;
    const isFresh = this.isFresh() || (this.#isAhead && this.isFresh(aheadFor));
    this.#isAhead = false;
    if (!isFresh && !this.request.pending) void this.load();
    return action(() => {
      this.screens -= 1;
      this.reporters -= reporters;
    });
  }

  /** `age`: how old it may be, in milliseconds. */
  isFresh(age = this.#freshFor): boolean {
    return this.value !== null && !this.#isStale && Date.now() - this.readAt < age;
  }

  /** Waits for the value. Reads it if it is missing and no request runs. */
  async read(): Promise<Outcome<T>> {
    if (this.value === null && !this.request.pending) await this.load();
    const outcome = await this.#outcome();
    return this.value === null ? outcome : success(this.value, this.leftOut);
  }

  /** A screen that shows it is likely to open. */
  readAhead(): void {
    this.#isAhead = true;
    if (this.screens === 0) void this.readFresh(aheadFor);
  }

  /** Like `read`, but reads a value again that is no longer fresh. */
  async readFresh(age = this.#freshFor): Promise<Outcome<T>> {
    if (!this.isFresh(age) && !this.request.pending) await this.load();
    return await this.#outcome();
  }

  /** Reads the value now, for a decision on a message that is about to be sent. */
  async readAgain(): Promise<Outcome<T>> {
    await this.load();
    return await this.#outcome();
  }

  async #outcome(): Promise<Outcome<T>> {
    await when(() => !this.request.pending);
    if (this.failure !== null) return { ok: false, failure: this.failure };
    return this.value === null ? failed('unreachable') : success(this.value, this.leftOut);
  }

  /** Reads it again: at once if a screen shows it, otherwise when the next one opens. */
  becomeStale(merge?: (now: T, before: T) => T): void {
    this.#isStale = true;
    if (this.screens > 0) void this.refresh(merge);
  }

  /**
   * Shows the edit while `send` sends it. A response that was asked for before would miss it and is dropped. The first
   * one is shown, and read again.
   */
  async edit<R>(edit: (value: T) => T, send: () => Promise<R>): Promise<R> {
    const isFirst = this.value === null;
    const isReadAgain = this.request.pending && (this.#isStale || isFirst);
    if (!isFirst) this.request.cancel();
    this.edits += 1;
    this.change(edit);
    try {
      return await send();
    } finally {
      runInAction(() => (this.edits -= 1));
      if (isReadAgain) void this.refresh();
    }
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
    if (this.edits > 0) await when(() => this.edits === 0);
    const token = this.request.start();
    const startedAt = Date.now();
    const answer = await this.#load();
    runInAction(() => {
      if (!this.request.settle(token)) return;
      if (answer.ok) {
        this.value = accept(answer.value);
        this.leftOut = answer.leftOut ?? 0;
        this.readAt = startedAt;
        this.#isStale = false;
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
export function itemResource<T>(
  load: () => Promise<Outcome<T>>,
  onFailure: (failure: Failure) => void,
  freshFor?: number,
): Resource<T> {
  const onItemFailure = (failure: Failure) => {
    if (failure.missing) resource.value = null;
    else onFailure(failure);
  };
  const resource: Resource<T> = new Resource(load, onItemFailure, freshFor);
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
