/**
 * The port of the store: collections of rows by id, indexes by field, all-or-nothing groups of changes. Reads are
 * synchronous and see every acknowledged change of this process. A write is acknowledged when it is durable.
 */

export type Row = { readonly id: string };
export type Schema<S> = { readonly [C in keyof S]: Row };
export type Indexes<S> = { readonly [C in keyof S]: readonly (keyof S[C])[] };
export type DataSet<S> = { readonly [C in keyof S]?: Iterable<S[C]> };

/** Returns rows in the order of insertion. */
export interface Reader<S> {
  get<C extends keyof S>(collection: C, id: string): S[C] | undefined;
  /** Rows whose `field` equals (or, for an array field, contains) `value`. Throws if the field is not indexed. */
  find<C extends keyof S, F extends keyof S[C]>(collection: C, field: F, value: string): S[C][];
  /** A live, re-iterable view. Never mutate its rows. */
  all<C extends keyof S>(collection: C): Iterable<S[C]>;
  count<C extends keyof S>(collection: C): number;
  /** Grows with every change of the collection. Use it as a cache key. */
  version<C extends keyof S>(collection: C): number;
}

/** Writes inside a group. Rows are replaced, never mutated. */
export interface Writer<S> extends Reader<S> {
  put<C extends keyof S>(collection: C, row: S[C]): void;
  remove<C extends keyof S>(collection: C, id: string): boolean;
}

export interface Store<S> extends Reader<S> {
  /**
   * Runs `work` once and synchronously, as one group. Resolves with its result when the changes are durable.
   * Rejects with what `work` throws, or with `StoreUnavailable` if the transaction is refused. All its groups are
   * then undone.
   */
  write<T>(work: (tx: Writer<S>) => T): Promise<T>;
  replace(data: DataSet<S>): Promise<void>;
  close(): Promise<void>;
}

/** Several processes share the rows. Other processes see a change with a delay. */
export interface SharedStore<S> extends Store<S> {
  readonly lastChange: number;
  /**
   * Returns undefined if memory includes `change`. Otherwise resolves when it does, or rejects with `StoreBehind`
   * after five seconds.
   */
  reach(change: number): Promise<void> | undefined;
  onChange(listener: () => void): void;
}

/** The disk (full, read-only, gone) or the database refused. The caller gets 503, and the store recovers with it. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable';
}

/** The connection ended during the commit, so the group may be stored or not. */
export class StoreOutcomeUnknown extends StoreUnavailable {
  override readonly name = 'StoreOutcomeUnknown';
}

/** The reader has seen a newer change than memory has, and the database does not answer. */
export class StoreBehind extends StoreUnavailable {
  override readonly name = 'StoreBehind';
}

export class StoreLocked extends Error {}

/** The data differs from what was written. It is not opened, to avoid losing more. */
export class StoreDamaged extends Error {}

export class ForeignData extends Error {}

/** The database is unreachable, refuses the sign-in, or does not support these rows. */
export class UnusableDatabase extends Error {}

export class DelegatingReader<S> implements Reader<S> {
  readonly #rows: Reader<S>;

  constructor(rows: Reader<S>) {
    this.#rows = rows;
  }

  get<C extends keyof S>(collection: C, id: string): S[C] | undefined {
    return this.#rows.get(collection, id);
  }

  find<C extends keyof S, F extends keyof S[C]>(collection: C, field: F, value: string): S[C][] {
    return this.#rows.find(collection, field, value);
  }

  all<C extends keyof S>(collection: C): Iterable<S[C]> {
    return this.#rows.all(collection);
  }

  count<C extends keyof S>(collection: C): number {
    return this.#rows.count(collection);
  }

  version<C extends keyof S>(collection: C): number {
    return this.#rows.version(collection);
  }
}
