const mostKeys = 10_000;

/** Counts what was done lately, by key. In memory: a restart forgets it. */
export class RecentUses {
  /** Moments in milliseconds, oldest first; the key that was used last is the last one. */
  readonly #times = new Map<string, readonly number[]>();
  readonly #max: number;
  readonly #windowMs: number;
  readonly #keys: number;

  /** At most `max` uses in any `windowMs` milliseconds; of more than `keys` keys the one unused for longest is forgotten. */
  constructor(max: number, windowMs: number, keys = mostKeys) {
    this.#max = max;
    this.#windowMs = windowMs;
    this.#keys = keys;
  }

  /** Counts a use at `now` and returns 0; when there were too many, returns the milliseconds to wait and counts nothing. */
  take(key: string, now: number): number {
    if (this.#max === Number.POSITIVE_INFINITY) return 0;
    // A clock that went back would hold up a key until that moment comes again.
    const times = (this.#times.get(key) ?? []).filter((time) => time > now - this.#windowMs && time <= now);
    const isAllowed = times.length < this.#max;
    const [oldest = now] = times;
    this.#times.delete(key);
    this.#times.set(key, isAllowed ? [...times, now] : times);
    for (const unused of this.#times.keys()) {
      if (this.#times.size <= this.#keys) break;
      this.#times.delete(unused);
    }
    return isAllowed ? 0 : oldest + this.#windowMs - now;
  }

  /** Takes back the last use that was counted. */
  giveBack(key: string): void {
    const times = this.#times.get(key);
    if (times !== undefined) this.#times.set(key, times.slice(0, -1));
  }
}
