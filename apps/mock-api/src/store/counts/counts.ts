/** Returns the next value of a key (undefined deletes it) and a result. An unchanged value is not stored. */
export type Change<V, T> = (value: V | undefined) => readonly [value: V | undefined, result: T];

/** Counters by key, such as rate limits and failed attempts. They are not durable. */
export interface Counts {
  /** Serialized per key, across processes. Rejects with `CountsFull` if there is no room for a new key. */
  change<V, T>(key: CountKey, now: number, change: Change<V, T>): Promise<T>;
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

export interface Limit {
  readonly most: number;
  readonly during: number;
}

export type Uses = readonly number[];

/** Counts a use at `now`, or returns the milliseconds to wait if the limit is reached. */
export function takeUse(uses: Uses = [], now: number, { most, during }: Limit): readonly [uses: Uses, wait: number] {
  // Skips uses from the future, because a clock that was set back would block a key.
  const recent = uses.filter((time) => time > now - during && time <= now);
  const [oldest = now] = recent;
  return recent.length < most ? [[...recent, now], 0] : [recent, oldest + during - now];
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Milliseconds until an unchanged value expires (at least its longest window), and the maximum number of keys. */
interface BookLimits {
  readonly lifetimeMs: number;
  readonly most: number;
}

/** Keys that strangers choose are in separate books, so that they cannot fill those of accounts. */
export const books = {
  accounts: { lifetimeMs: day, most: Number.POSITIVE_INFINITY },
  addresses: { lifetimeMs: 15 * minute, most: 100_000 },
  callers: { lifetimeMs: day, most: 300_000 },
  faults: { lifetimeMs: Number.POSITIVE_INFINITY, most: Number.POSITIVE_INFINITY },
} as const satisfies Record<string, BookLimits>;

export interface CountKey {
  readonly book: keyof typeof books;
  readonly name: string;
}

export class CountsFull extends Error {
  readonly wait: number;

  constructor(wait: number) {
    super('Too many keys are counted');
    this.wait = wait;
  }
}

/** Values in order of their last change. Only expired values make room. */
export class CountBook<V> {
  readonly #limits: BookLimits;
  readonly #entries = new Map<string, { readonly at: number; readonly value: V }>();

  constructor(limits: BookLimits) {
    this.#limits = limits;
  }

  get(name: string): V | undefined {
    return this.#entries.get(name)?.value;
  }

  set(name: string, value: V | undefined, now: number): void {
    this.#entries.delete(name);
    if (value === undefined) return;
    const { lifetimeMs, most } = this.#limits;
    for (const [oldest, { at }] of this.#entries) {
      if (now - at < lifetimeMs && at <= now) {
        if (this.#entries.size >= most) throw new CountsFull(at + lifetimeMs - now);
        break;
      }
      this.#entries.delete(oldest);
    }
    this.#entries.set(name, { at: now, value });
  }

  clear(): void {
    this.#entries.clear();
  }
}
