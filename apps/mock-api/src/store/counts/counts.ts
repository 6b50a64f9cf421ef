import { books, CountBook, type CountKey, type Limit, takeUse, type Uses } from './count-book.ts';

/** Returns the next value of a key (undefined deletes it) and a result. An unchanged value is not stored. */
export type Change<V, T> = (value: V | undefined) => readonly [value: V | undefined, result: T];

/** Counters by key, such as rate limits and failed attempts. They are not durable. */
export interface Counts {
  /** Serialized per key, across processes. Rejects with `CountsFull` if there is no room for a new key. */
  change<V, T>(key: CountKey, now: number, change: Change<V, T>): Promise<T>;
  /**
   * Counts a use and returns 0, or returns the milliseconds to wait. Synchronous, so uses in other processes are
   * known with a delay.
   */
  takeAtOnce(key: CountKey, now: number, limit: Limit): number;
  clear(): Promise<void>;
}

export class MemoryCounts implements Counts {
  readonly #books: Readonly<Record<CountKey['book'], CountBook<unknown>>> = {
    accounts: new CountBook(books.accounts),
    addresses: new CountBook(books.addresses),
    callers: new CountBook(books.callers),
    faults: new CountBook(books.faults),
  };

  async change<V, T>({ book, name }: CountKey, now: number, change: Change<V, T>): Promise<T> {
    const before = this.#books[book].get(name) as V | undefined;
    const [value, result] = change(before);
    if (value !== before) this.#books[book].set(name, value, now);
    return result;
  }

  takeAtOnce({ book, name }: CountKey, now: number, limit: Limit): number {
    const [uses, wait] = takeUse(this.#books[book].get(name) as Uses | undefined, now, limit);
    this.#books[book].set(name, uses, now);
    return wait;
  }

  async clear(): Promise<void> {
    for (const book of Object.values(this.#books)) book.clear();
  }
}
