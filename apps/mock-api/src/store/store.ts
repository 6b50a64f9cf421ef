/**
 * The stand-in's store, as a port: collections of rows by id, indexes by field, all-or-nothing groups of changes.
 * Reads are synchronous and see every change that was acknowledged here; a write is acknowledged only when it is on disk.
 */

export type Row = { readonly id: string };
/** The row type of each collection, by name: `S extends Schema<S>`. */
export type Schema<S> = { readonly [C in keyof S]: Row };
/** Fields by which rows of each collection are looked up; an array field indexes the row under each of its values. */
export type Indexes<S> = { readonly [C in keyof S]: readonly (keyof S[C])[] };
/** Rows to start with, in their order of insertion. */
export type DataSet<S> = { readonly [C in keyof S]?: Iterable<S[C]> };

/** Reading: by id, by indexed value, or everything, in the order of insertion. */
export interface Reader<S> {
  get<C extends keyof S>(collection: C, id: string): S[C] | undefined;
  /** Rows whose `field` equals (or, for an array field, contains) `value`. Throws when the field is not indexed. */
  find<C extends keyof S, F extends keyof S[C]>(collection: C, field: F, value: string): S[C][];
  /** A live, re-iterable view; never mutate what it yields. */
  all<C extends keyof S>(collection: C): Iterable<S[C]>;
  count<C extends keyof S>(collection: C): number;
  /** Another number after every change of the collection: what was made from its rows is good as long as it stays the same. */
  version<C extends keyof S>(collection: C): number;
}

/** Writing inside a group. Rows are replaced whole, never mutated in place. */
export interface Writer<S> extends Reader<S> {
  put<C extends keyof S>(collection: C, row: S[C]): void;
  /** True when there was such a row. */
  remove<C extends keyof S>(collection: C, id: string): boolean;
}

export interface Store<S> extends Reader<S> {
  /**
   * Runs `work` once and synchronously, when its turn has come. All its changes stand or none. Resolves with its result when the changes are
   * durable. Rejects with what `work` throws, and with `StoreUnavailable` when the disk or the database refuses: then this group, all groups of
   * its transaction and all groups behind it are undone.
   */
  write<T>(work: (tx: Writer<S>) => T): Promise<T>;
  /**
   * Takes every row out and puts `data` in, as one group: all of it or nothing, and resolves when it is durable. For a reset;
   * costs as much as there are new rows.
   */
  replace(data: DataSet<S>): Promise<void>;
  /** Waits for what is queued and releases the data folder. */
  close(): Promise<void>;
}

/** A store whose rows several processes share: what one of them has stored, the others know a little later. */
export interface SharedStore<S> extends Store<S> {
  /** The number of the last change that is known here. */
  readonly lastChange: number;
  /** Undefined when everything up to `change` is known here; else resolves when it is, and rejects with `StoreUnavailable` when that takes too long. */
  reach(change: number): Promise<void> | undefined;
  /** Whenever rows are other ones, wherever they were changed. */
  onChange(listener: () => void): void;
}

/** The disk refused (full, read-only, gone), or the database does not answer. The caller gets 503; the store works again when these do. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable';
}

/** The connection ended during the commit: whether the group was stored is not known. */
export class StoreOutcomeUnknown extends StoreUnavailable {
  override readonly name = 'StoreOutcomeUnknown';
}

/** What was asked for may be newer than what is known here, and the database does not answer. */
export class StoreBehind extends StoreUnavailable {
  override readonly name = 'StoreBehind';
}

/** Another process holds the data folder. */
export class StoreLocked extends Error {
  override readonly name = 'StoreLocked';
}

/** What lies in the data folder is not what was written there. Nothing is opened, so that nothing more is lost. */
export class StoreDamaged extends Error {
  override readonly name = 'StoreDamaged';
}

/** The data folder holds rows of another version. */
export class ForeignData extends Error {
  override readonly name = 'ForeignData';
}

/** The database cannot be reached, lets nobody in, or is not one for these rows. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase';
}
