/**
 * The port of the mock API's store: collections of rows by id, indexes by field, all-or-nothing groups of changes.
 * Reads are synchronous and see every change that this process acknowledged. A write is acknowledged when it is durable.
 */

export type Row = { readonly id: string };
/** The row type of each collection, as in `S extends Schema<S>`. */
export type Schema<S> = { readonly [C in keyof S]: Row };
/** The indexed fields of each collection. An array field indexes the row under each of its values. */
export type Indexes<S> = { readonly [C in keyof S]: readonly (keyof S[C])[] };
/** Rows in the order of insertion. */
export type DataSet<S> = { readonly [C in keyof S]?: Iterable<S[C]> };

/** Returns rows in the order of insertion. */
export interface Reader<S> {
  get<C extends keyof S>(collection: C, id: string): S[C] | undefined;
  /** Rows whose `field` equals (or, for an array field, contains) `value`. Throws if the field is not indexed. */
  find<C extends keyof S, F extends keyof S[C]>(collection: C, field: F, value: string): S[C][];
  /** A live, re-iterable view. Never mutate its rows. */
  all<C extends keyof S>(collection: C): Iterable<S[C]>;
  count<C extends keyof S>(collection: C): number;
  /** Changes with every change of the collection. Use it as a cache key. */
  version<C extends keyof S>(collection: C): number;
}

/** Writes inside a group. Rows are replaced, never mutated. */
export interface Writer<S> extends Reader<S> {
  put<C extends keyof S>(collection: C, row: S[C]): void;
  /** Returns whether the row existed. */
  remove<C extends keyof S>(collection: C, id: string): boolean;
}

export interface Store<S> extends Reader<S> {
  /**
   * Runs `work` once and synchronously, when its turn has come. All its changes stand or none. Resolves with its result when the changes are
   * durable. Rejects with what `work` throws, or with `StoreUnavailable` if the disk or the database refuses the transaction: then all its
   * groups are undone.
   */
  write<T>(work: (tx: Writer<S>) => T): Promise<T>;
  /**
   * Replaces all rows by `data`, as one group. Resolves when it is durable. The cost grows with the number of rows.
   */
  replace(data: DataSet<S>): Promise<void>;
  /** Stores queued groups and releases the data folder. */
  close(): Promise<void>;
}

/** A store whose rows several processes share. The others see a change a little later. */
export interface SharedStore<S> extends Store<S> {
  /** The number of the last change in memory. */
  readonly lastChange: number;
  /** Returns undefined if memory includes `change`. Otherwise resolves when it does, or rejects with `StoreBehind` after five seconds. */
  reach(change: number): Promise<void> | undefined;
  /** Calls `listener` after each change, in any process. */
  onChange(listener: () => void): void;
}

/** The disk (full, read-only, gone) or the database refused. The caller gets 503. The store recovers with the disk or database. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable';
}

/** The connection ended during the commit. The group may or may not be stored. */
export class StoreOutcomeUnknown extends StoreUnavailable {
  override readonly name = 'StoreOutcomeUnknown';
}

/** The reader knows a newer change than memory has, and the database does not answer. */
export class StoreBehind extends StoreUnavailable {
  override readonly name = 'StoreBehind';
}

/** Another process holds the data folder. */
export class StoreLocked extends Error {
  override readonly name = 'StoreLocked';
}

/** The data folder differs from what was written there. It is not opened, so that nothing more is lost. */
export class StoreDamaged extends Error {
  override readonly name = 'StoreDamaged';
}

/** The rows have another format. */
export class ForeignData extends Error {
  override readonly name = 'ForeignData';
}

/** The database cannot be reached, refuses the sign-in, or does not support these rows. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase';
}
