import type { Changes } from './changes.ts';
import type { Failed, Failure, Outcome } from './outcome.ts';

/** Such as an `AbortSignal`. */
interface Signal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** Calls `run` after `delay` milliseconds. Returns a function that prevents it. */
type Timer = (run: () => void, delay: number) => () => void;

interface Options {
  /** Goes after the requests for visible candidates and for commands of a person. */
  readonly isAhead?: boolean;
  readonly signal?: Signal;
  /** In milliseconds. A request that would wait longer resolves to the 429. */
  readonly longestWait?: number;
}

interface Entry {
  readonly isAhead: boolean;
  readonly longestWait: number;
  readonly signal: Signal | undefined;
  state: 'waiting' | 'running' | 'slow';
  start(): void;
  end(outcome: Failed | null): void;
}

/** In milliseconds. `Retry-After: 0` must not become a loop, and timers take no longer delay. */
const pause = { shortest: 1000, longest: 2_147_483_647 };

/** In milliseconds. A request that hangs must not hold up the others. */
const slowAfter = 10_000;

/** Sends requests, a few at once. After a 429 all wait until the service's time, and the refused one is sent again. */
export class PoliteQueue {
  #entries: readonly Entry[] = [];
  readonly #changes: Changes;
  readonly #startTimer: Timer;
  readonly #width: number;
  #refusal: Failed | null = null;
  /** In milliseconds since 1970. */
  #resumesAt = 0;
  #stopTimer: () => void = () => undefined;

  /** `width`: requests at once, not counting those that take long. */
  constructor(changes: Changes, startTimer: Timer, width: number) {
    this.#changes = changes;
    this.#startTimer = startTimer;
    this.#width = width;
  }

  /** The 429 that requests wait for. `null` if none waits. */
  get refusal(): Failure | null {
    this.#changes.reportObserved();
    return (this.#isWaiting && this.#refusal?.failure) || null;
  }

  get waitsUntil(): Date | null {
    return this.refusal?.retryAt ?? null;
  }

  /** Resolves to `null` if the request was aborted before it was sent. One that is aborted later is not sent again. */
  async send<T>(
    request: () => Promise<Outcome<T>>,
    { isAhead = false, signal, longestWait = Number.POSITIVE_INFINITY }: Options = {},
  ): Promise<Outcome<T> | null> {
    if (signal?.aborted) return null;
    const { promise, resolve, reject } = Promise.withResolvers<Outcome<T> | null>();
    const start = () => {
      const stopTimer = this.#startTimer(() => this.#enter('slow', entry), slowAfter);
      const settle = (outcome: Outcome<T>) =>
        this.#isRefused(entry, outcome) ? this.#enter('waiting', entry) : resolve(outcome);
      void request().then(settle, reject).finally(stopTimer);
    };
    const entry: Entry = { isAhead, longestWait, signal, state: 'waiting', start, end: resolve };
    // All at once: the place of one must not go to another.
    const abort = () => this.#drop((other) => other.signal === signal);
    signal?.addEventListener('abort', abort);
    this.#add(entry);
    try {
      return await promise;
    } finally {
      signal?.removeEventListener('abort', abort);
      this.#drop((other) => other === entry);
    }
  }

  /** Call after a 429 to a request outside of the queue. Ignores other failures. */
  pauseAfter(failure: Failure): void {
    const { retryAt } = failure;
    if (retryAt === undefined) return;
    const resumesAt = Math.max(retryAt.getTime(), Date.now() + pause.shortest);
    if (resumesAt < this.#resumesAt) return;
    this.#resumesAt = resumesAt;
    this.#refusal = { ok: false, failure };
    this.#proceed();
  }

  clear(): void {
    this.#resumesAt = 0;
    this.#drop(() => true);
  }

  get #isWaiting(): boolean {
    return this.#entries.some(({ state }) => state === 'waiting');
  }

  /** Those that were aborted are over. */
  #isRefused(entry: Entry, outcome: Outcome<unknown>): boolean {
    if (outcome.ok || !this.#entries.includes(entry)) return false;
    this.pauseAfter(outcome.failure);
    return outcome.failure.retryAt !== undefined;
  }

  #add(entry: Entry): void {
    const all = [...this.#entries, entry];
    this.#entries = [...all.filter(({ isAhead }) => !isAhead), ...all.filter(({ isAhead }) => isAhead)];
    this.#proceed();
  }

  #drop(isDropped: (entry: Entry) => boolean): void {
    const dropped = this.#entries.filter(isDropped);
    if (dropped.length === 0) return;
    this.#entries = this.#entries.filter((entry) => !isDropped(entry));
    for (const { state, end } of dropped) if (state === 'waiting') end(null);
    this.#proceed();
  }

  #enter(state: Entry['state'], entry: Entry): void {
    entry.state = state;
    this.#proceed();
  }

  readonly #proceed = (): void => {
    this.#stopTimer();
    const left = this.#resumesAt - Date.now();
    if (left <= 0) this.#sendWaiting();
    else {
      for (const { state, longestWait, end } of this.#entries) {
        if (state === 'waiting' && longestWait < left) end(this.#refusal);
      }
      if (this.#isWaiting) this.#stopTimer = this.#startTimer(this.#proceed, Math.min(left, pause.longest));
    }
    this.#changes.reportChanged();
  };

  #sendWaiting(): void {
    this.#refusal = null;
    while (this.#entries.filter(({ state }) => state === 'running').length < this.#width) {
      const next = this.#entries.find(({ state }) => state === 'waiting');
      if (next === undefined) return;
      next.state = 'running';
      next.start();
    }
  }
}
