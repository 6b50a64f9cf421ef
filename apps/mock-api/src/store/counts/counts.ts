/** Returns the next value of a key (undefined deletes it) and a result. An unchanged value is not stored. */
export type Change<V, T> = (value: V | undefined) => readonly [value: V | undefined, result: T];

/** Counters by key, such as rate limits and failed attempts. They are not durable. */
export interface Counts {
  /** Serialized per key, across processes. */
  change<V, T>(key: CountKey, now: number, change: Change<V, T>): Promise<T>;
  takeAtOnce(key: CountKey, now: number, limit: Limit): number;
  clear(): Promise<void>;
}

/** A full book counts by a larger network, which has room of its own. Only the largest evict each other. */
export class MemoryCounts implements Counts {
  readonly #books = new Map<string, CountBook<unknown>>();

  async change<V, T>(key: CountKey, now: number, change: Change<V, T>): Promise<T> {
    const { book, name } = this.#placeOf(key, now);
    const before = book.get(name) as V | undefined;
    const [value, result] = change(before);
    if (value !== before) book.set(name, value, now);
    return result;
  }

  takeAtOnce(key: CountKey, now: number, limit: Limit): number {
    const { book, name } = this.#placeOf(key, now);
    const [uses, wait] = takeUse(book.get(name) as Uses | undefined, now, limit);
    book.set(name, uses, now);
    return wait;
  }

  async clear(): Promise<void> {
    this.#books.clear();
  }

  #placeOf({ book, name, coarser = [] }: CountKey, now: number) {
    let place = { book: this.#bookOf(book, 0), name };
    for (const [level, larger] of coarser.entries()) {
      if (place.book.hasRoomFor(place.name, now)) break;
      place = { book: this.#bookOf(book, level + 1), name: larger };
    }
    return place;
  }

  #bookOf(book: CountKey['book'], level: number): CountBook<unknown> {
    const id = `${book} ${level}`;
    const known = this.#books.get(id) ?? new CountBook(books[book]);
    this.#books.set(id, known);
    return known;
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
  // A refused use changes nothing, so that it does not keep its counter alive.
  return recent.length < most ? [[...recent, now], 0] : [uses, oldest + during - now];
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

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
  mailboxes: { lifetimeMs: hour, most: 100_000 },
  faults: { lifetimeMs: Number.POSITIVE_INFINITY, most: Number.POSITIVE_INFINITY },
} as const satisfies Record<string, BookLimits>;

export interface CountKey {
  readonly book: keyof typeof books;
  readonly name: string;
  /** The same counter for ever larger networks. */
  readonly coarser?: readonly string[];
}

/** Values in order of their last change. */
export class CountBook<V> {
  readonly #limits: BookLimits;
  readonly #entries = new Map<string, { readonly at: number; readonly value: V }>();

  constructor(limits: BookLimits) {
    this.#limits = limits;
  }

  get(name: string): V | undefined {
    return this.#entries.get(name)?.value;
  }

  /** Drops expired values. */
  hasRoomFor(name: string, now: number): boolean {
    const { lifetimeMs, most } = this.#limits;
    for (const [oldest, { at }] of this.#entries) {
      if (now - at < lifetimeMs && at <= now) break;
      if (oldest !== name) this.#entries.delete(oldest);
    }
    return this.#entries.has(name) || this.#entries.size < most;
  }

  /** Drops the oldest value if there is no room. */
  set(name: string, value: V | undefined, now: number): void {
    this.#entries.delete(name);
    if (value === undefined) return;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined && !this.hasRoomFor(name, now)) this.#entries.delete(oldest);
    this.#entries.set(name, { at: now, value });
  }
}
