import type { DataSet, Indexes, Row, Schema, Writer } from './store.ts';
import { Table, type Undo } from './table.ts';

/** One change as it is stored. The place of a row is unique across collections. */
export type Change =
  | { readonly put: string; readonly row: Row; readonly place: number }
  | { readonly remove: number; readonly collection: string; readonly id: string }
  | { readonly clear: true };

export interface Group<T> {
  readonly result: T;
  readonly changes: readonly Change[];
  undo(): void;
}

export class Tables<S extends Schema<S>> implements Writer<S> {
  readonly #tables: { readonly [C in keyof S]: Table<S[C]> };
  readonly #names: readonly (keyof S & string)[];
  #lastPlace = 0;
  #open: { readonly changes: Change[]; readonly undos: Undo[] } | undefined;

  constructor(indexes: Indexes<S>) {
    this.#names = Object.keys(indexes) as (keyof S & string)[];
    const tables = this.#names.map((name) => [name, new Table(name, indexes[name])]);
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

  put<C extends keyof S>(collection: C, row: S[C]): void {
    const { changes, undos } = this.#group();
    const { place, undo } = this.#tables[collection].put(row, this.#nextPlace());
    undos.push(undo);
    changes.push({ put: String(collection), row, place });
  }

  remove<C extends keyof S>(collection: C, id: string): boolean {
    const { changes, undos } = this.#group();
    const done = this.#tables[collection].remove(id);
    if (done === undefined) return false;
    undos.push(done.undo);
    changes.push({ remove: done.place, collection: String(collection), id });
    return true;
  }

  run<T>(work: (tx: Writer<S>) => T): Group<T> {
    this.refuseInGroup();
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

  replace(data: DataSet<S>): Group<void> {
    return this.run(() => {
      const { changes, undos } = this.#group();
      for (const name of this.#names) undos.push(this.#tables[name].clear());
      changes.push({ clear: true });
      for (const name of Object.keys(data) as (keyof S)[]) {
        for (const row of data[name] ?? []) this.put(name, row);
      }
    });
  }

  /** Repeats stored changes, outside any group. Throws if there is no such collection. */
  apply(changes: readonly Change[]): void {
    for (const change of changes) {
      if ('put' in change) this.load(change.put, change.row, change.place);
      else if ('remove' in change) this.#table(change.collection).remove(change.id);
      else this.empty();
    }
  }

  /** Adds a stored row, outside any group. Throws if there is no such collection. */
  load(collection: string, row: Row, place: number): void {
    this.#table(collection).put(row as S[keyof S], place);
    this.#lastPlace = Math.max(this.#lastPlace, place);
  }

  empty(): void {
    for (const name of this.#names) this.#tables[name].clear();
  }

  refuseInGroup(): void {
    if (this.#open !== undefined) throw new Error('A group of changes was started inside another one');
  }

  get counts(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#names.map((name) => [name, this.#tables[name].size]));
  }

  #table(collection: string): Table<S[keyof S]> {
    if (!Object.hasOwn(this.#tables, collection)) throw new Error(`There is no collection "${collection}"`);
    return this.#tables[collection as keyof S];
  }

  #nextPlace(): number {
    this.#lastPlace += 1;
    return this.#lastPlace;
  }

  #group(): { readonly changes: Change[]; readonly undos: Undo[] } {
    if (this.#open === undefined) throw new Error('A row was changed outside a group: the work must be synchronous');
    return this.#open;
  }
}
