import type { DataSet, Indexes, Row, Schema, Writer } from './store.ts';
import type { StoredRow } from './stored-row.ts';
import { Table, type Undo } from './table.ts';

/** One change as it is written to the journal. */
export type Change<R = Row> =
  | { readonly put: string; readonly row: R }
  | { readonly remove: string; readonly id: string }
  /** Every row of a collection goes. */
  | { readonly clear: string };

/** One change as it was read from a file. */
export type StoredChange = Change<Row | StoredRow>;

/** What one run of `work` came to. */
export interface Group<T> {
  readonly result: T;
  readonly changes: readonly Change[];
  /** Takes every change back. Only after everything that was done later has been taken back. */
  undo(): void;
}

/** All collections in memory: what lowdb holds as its `data`. */
export class Tables<S extends Schema<S>> implements Writer<S> {
  readonly #tables: { readonly [C in keyof S]: Table<S[C]> };
  #open: { readonly changes: Change[]; readonly undos: Undo[] } | undefined;

  constructor(indexes: Indexes<S>) {
    const names = Object.keys(indexes) as (keyof S & string)[];
    const tables = names.map((name) => [name, new Table(name, indexes[name])]);
    this.#tables = Object.fromEntries(tables) as { [C in keyof S]: Table<S[C]> };
  }

  get<C extends keyof S>(collection: C, id: string): S[C] | undefined {
    return this.#tables[collection].get(id);
  }

  find<C extends keyof S, F extends keyof S[C]>(collection: C, field: F, value: string): S[C][] {
    return this.#tables[collection].find(field, value);
  }

  all<C extends keyof S>(collection: C): Iterable<S[C]> {
    const table = this.#tables[collection];
    return { [Symbol.iterator]: () => table.rows() };
  }

  count<C extends keyof S>(collection: C): number {
    return this.#tables[collection].size;
  }

  version<C extends keyof S>(collection: C): number {
    return this.#tables[collection].version;
  }

  prepare(): boolean {
    return this.#names().some((name) => this.#tables[name].prepare());
  }

  put<C extends keyof S>(collection: C, row: S[C]): void {
    const { changes, undos } = this.#group();
    undos.push(this.#tables[collection].put(row));
    changes.push({ put: String(collection), row });
  }

  remove<C extends keyof S>(collection: C, id: string): boolean {
    const { changes, undos } = this.#group();
    const undo = this.#tables[collection].remove(id);
    if (undo === undefined) return false;
    undos.push(undo);
    changes.push({ remove: String(collection), id });
    return true;
  }

  /** Runs `work` as one group. When it throws, its changes are undone and the error is thrown on. */
  run<T>(work: (tx: Writer<S>) => T): Group<T> {
    if (this.#open !== undefined) throw new Error('A group of changes was started inside another one');
    const changes: Change[] = [];
    const undos: Undo[] = [];
    const undo = () => {
      for (const step of undos.reverse()) step();
    };
    this.#open = { changes, undos };
    try {
      const result = work(this);
      if (result instanceof Promise) throw new TypeError('The work of a group must be synchronous');
      return { result, changes, undo };
    } catch (error) {
      undo();
      throw error;
    } finally {
      this.#open = undefined;
    }
  }

  /** All rows out and `data` in, as one group. */
  replace(data: DataSet<S>): Group<void> {
    return this.run(() => {
      for (const name of Object.keys(this.#tables) as (keyof S & string)[]) {
        const { changes, undos } = this.#group();
        undos.push(this.#tables[name].clear());
        changes.push({ clear: name });
      }
      for (const name of Object.keys(data) as (keyof S)[]) {
        for (const row of data[name] ?? []) this.put(name, row);
      }
    });
  }

  /** Adds rows outside any group. */
  load(data: DataSet<S>): void {
    for (const name of Object.keys(data) as (keyof S)[]) {
      for (const row of data[name] ?? []) this.#tables[name].load(row);
    }
  }

  /** Repeats a change read from disk; doing so twice does no harm. */
  replay(change: StoredChange): void {
    const name = 'put' in change ? change.put : 'remove' in change ? change.remove : change.clear;
    if (!Object.hasOwn(this.#tables, name)) throw new Error(`there is no collection "${name}"`);
    const table = this.#tables[name as keyof S];
    if ('put' in change) table.load(change.row as S[keyof S] | StoredRow<S[keyof S]>);
    else if ('remove' in change) table.remove(change.id);
    else table.clear();
  }

  /** How many rows there are in all. */
  get size(): number {
    return this.#names().reduce((sum, name) => sum + this.#tables[name].size, 0);
  }

  /** The changes that make all rows anew. */
  *changes(): Generator<Change> {
    for (const put of this.#names()) for (const row of this.#tables[put].rows()) yield { put, row };
  }

  #names(): (keyof S & string)[] {
    return Object.keys(this.#tables) as (keyof S & string)[];
  }

  #group(): { readonly changes: Change[]; readonly undos: Undo[] } {
    if (this.#open === undefined) throw new Error('A row was changed outside a group: the work must be synchronous');
    return this.#open;
  }
}
