import { RecentMap } from './recent-map.ts';
import { type Limit, takeUse, type Uses } from './recent-uses.ts';

/** What of a key is kept next, undefined for nothing, and what is told of it. The value as it was changes nothing. */
export type Change<V, T> = (value: V | undefined) => readonly [value: V | undefined, result: T];

/** Counters by key, such as rate limits and failed tries: no rows, and none of the durability of rows. */
export interface Counts {
  /** One after the other for each key, in every process that counts here. */
  change<V, T>(key: string, change: Change<V, T>): Promise<T>;
  /** Counts a use, or returns the milliseconds to wait. At once, with what is known here: what others count is known a moment later. */
  takeAtOnce(key: string, now: number, limit: Limit): number;
  clear(): Promise<void>;
}

/** The counts of one process. A restart forgets them. */
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
