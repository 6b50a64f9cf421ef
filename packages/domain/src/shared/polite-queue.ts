import type { Failed, Failure, Outcome } from './outcome.ts';

/** Such as a MobX atom. */
interface Changes {
  reportObserved(): unknown;
  reportChanged(): void;
}

/** Such as an `AbortSignal`. */
interface Signal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** Calls `run` after `delay` milliseconds. Returns a function that prevents it. */
type Timer = (run: () => void, delay: number) => () => void;

interface Options {
  /** Goes after all requests for what is in sight or was asked for by a person. */
  readonly isAhead?: boolean;
  readonly signal?: Signal;
  /** In milliseconds. A request that would wait longer resolves to the 429. */
  readonly longestWait?: number;
}

interface Entry {
  readonly number: number;
  readonly isAhead: boolean;
  readonly longestWait: number;
  start(): void;
  end(outcome: Failed | null): void;
}

/** In milliseconds. `Retry-After: 0` must not become a loop, and timers take no longer delay. */
const pause = { shortest: 1000, longest: 2_147_483_647 };

/** Sends requests, a few at once. After a 429 all of them wait until the service's time, and the refused one is sent again. */
export class PoliteQueue {
  /** In the order of sending. */
  readonly #waiting: Entry[] = [];
  readonly #running = new Set<Entry>();
  readonly #changes: Changes;
  readonly #startTimer: Timer;
  readonly #width: number;
  #sent = 0;
  #refusal: Failed | null = null;
  /** In milliseconds since 1970. */
  #resumesAt = 0;
  #stopTimer: () => void = () => undefined;

  constructor(changes: Changes, startTimer: Timer, width: number) {
    this.#changes = changes;
    this.#startTimer = startTimer;
    this.#width = width;
  }

  /** The 429 that requests wait for. `null` if none waits. */
  get refusal(): Failure | null {
    this.#changes.reportObserved();
    return this.#waiting.length === 0 ? null : (this.#refusal?.failure ?? null);
  }

  get waitsUntil(): Date | null {
    return this.refusal?.retryAt ?? null;
  }

  /**
   * Resolves to the outcome, or to `null` if the request was aborted before it was sent. A request that runs gives its
   * place to the next one when it is aborted, and is not sent again.
   */
  async send<T>(
    request: () => Promise<Outcome<T>>,
    { isAhead = false, signal, longestWait = Number.POSITIVE_INFINITY }: Options = {},
  ): Promise<Outcome<T> | null> {
    if (signal?.aborted) return null;
    const { promise, resolve, reject } = Promise.withResolvers<Outcome<T> | null>();
    const number = (this.#sent += 1);
    const start = () => void request().then((outcome) => this.#settle(entry, outcome, resolve), reject);
    const entry: Entry = { number, isAhead, longestWait, start, end: resolve };
    const leave = () => this.#leave(entry);
    signal?.addEventListener('abort', leave);
    this.#enqueue(entry);
    this.#proceed();
    try {
      return await promise;
    } finally {
      signal?.removeEventListener('abort', leave);
      this.#leave(entry);
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

  /** Aborts all requests and ends the pause. */
  clear(): void {
    this.#resumesAt = 0;
    this.#running.clear();
    for (const { end } of this.#waiting.splice(0)) end(null);
    this.#proceed();
  }

  #settle<T>(entry: Entry, outcome: Outcome<T>, resolve: (outcome: Outcome<T>) => void): void {
    const isAborted = !this.#running.delete(entry);
    if (outcome.ok || outcome.failure.retryAt === undefined || isAborted) resolve(outcome);
    else {
      this.#enqueue(entry);
      this.pauseAfter(outcome.failure);
    }
    this.#proceed();
  }

  /** A request that is sent again keeps its place. */
  #enqueue(entry: Entry): void {
    const isBefore = (other: Entry) => (entry.isAhead === other.isAhead ? entry.number < other.number : other.isAhead);
    const place = this.#waiting.findIndex(isBefore);
    this.#waiting.splice(place === -1 ? this.#waiting.length : place, 0, entry);
  }

  readonly #proceed = (): void => {
    this.#stopTimer();
    const left = this.#resumesAt - Date.now();
    if (left <= 0) this.#sendWaiting();
    else {
      for (const { longestWait, end } of this.#waiting) if (longestWait < left) end(this.#refusal);
      if (this.#waiting.length > 0) this.#stopTimer = this.#startTimer(this.#proceed, Math.min(left, pause.longest));
    }
    this.#changes.reportChanged();
  };

  #sendWaiting(): void {
    this.#refusal = null;
    while (this.#running.size < this.#width) {
      const next = this.#waiting.shift();
      if (next === undefined) return;
      this.#running.add(next);
      next.start();
    }
  }

  #leave(entry: Entry): void {
    const place = this.#waiting.indexOf(entry);
    if (place !== -1) this.#waiting.splice(place, 1)[0]?.end(null);
    else if (!this.#running.delete(entry)) return;
    this.#proceed();
  }
}
