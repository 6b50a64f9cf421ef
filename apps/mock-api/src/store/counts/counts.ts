import { RecentMap } from './recent-map.ts';
import { type Limit, takeUse, type Uses } from './recent-uses.ts';

/** Returns the next value of a key (undefined deletes it) and a result. The same value stores nothing. */
export type Change<V, T> = (value: V | undefined) => readonly [value: V | undefined, result: T];

/** Counters by key, such as rate limits and failed attempts. They are not durable. */
export interface Counts {
  /** Serialized per key, across processes. */
  change<V, T>(key: string, change: Change<V, T>): Promise<T>;
  /** Counts a use and returns 0, or returns the milliseconds to wait. Synchronous: uses in other processes are known a moment later. */
  takeAtOnce(key: string, now: number, limit: Limit): number;
  clear(): Promise<void>;
}

/** The counters of one process. A restart clears them. */
export class MemoryCounts implements Counts {
  readonly #values = new RecentMap<unknown>();

  async change<V, T>(key: string, change: Change<V, T>): Promise<T> {
    const [value, result] = change(this.#values.get(key) as V | undefined);
    this.#set(key, value);
    return result;
  }

  takeAtOnce(key: string, now: number, limit: Limit): number {
    const [uses, wait] = takeUse(this.#values.get(key) as Uses | undefined, now, limit);
    this.#set(key, uses);
    return wait;
  }

  async clear(): Promise<void> {
    this.#values.clear();
  }

  #set(key: string, value: unknown): void {
    if (value === undefined) this.#values.delete(key);
    else this.#values.set(key, value);
  }
}
