import { Entry } from './entry.ts';
import { FieldIndex } from './field-index.ts';
import type { Row } from './store.ts';
import type { StoredRow } from './stored-row.ts';

/** Takes one change back. Changes are undone newest first, or not at all. */
export type Undo = () => void;

/** The rows of one collection in memory, in their order of insertion, with indexes. */
export class Table<R extends Row> {
  readonly #name: string;
  readonly #fields: readonly (keyof R)[];
  /** Made when first asked for, or by `prepare`: opening does not wait for them. */
  #indexes = new Map<keyof R, FieldIndex<R>>();
  #entries = new Map<string, Entry<R>>();
  #nextPosition = 0;
  #version = 0;
  /** False after a removal was undone: the row came back at the end of the map. Put right by the next walk. */
  #inOrder = true;

  constructor(name: string, fields: readonly (keyof R)[]) {
    this.#name = name;
    this.#fields = fields;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Another number after every change, undoing one included. */
  get version(): number {
    return this.#version;
  }

  get(id: string): R | undefined {
    return this.#entries.get(id)?.row;
  }

  find(field: keyof R, value: string): R[] {
    return this.#index(field).find(value);
  }

  *rows(): Generator<R> {
    for (const entry of this.#ordered()) yield entry.peek();
  }

  /** Does a quick part of making the indexes; false when all is done. What is left is done by the first `find`. */
  prepare(): boolean {
    return this.#fields.some((field) => this.#index(field).prepare());
  }

  /** As `put`, for good. */
  load(row: R | StoredRow<R>): void {
    const known = this.#entries.get(row.id);
    if (known === undefined) this.#insert(new Entry(row, this.#nextPosition++));
    else this.#replace(known, row);
  }

  /** A new row goes to the end, a known one keeps its place. */
  put(row: R): Undo {
    const known = this.#entries.get(row.id);
    if (known === undefined) {
      const entry = new Entry(row, this.#nextPosition++);
      this.#insert(entry);
      return () => this.#drop(entry);
    }
    const before = known.row;
    this.#replace(known, row);
    return () => this.#replace(known, before);
  }

  /** Undefined when there is no such row. */
  remove(id: string): Undo | undefined {
    const entry = this.#entries.get(id);
    if (entry === undefined) return undefined;
    this.#drop(entry);
    return () => {
      this.#insert(entry);
      this.#inOrder = false;
    };
  }

  /** Takes every row out at once. */
  clear(): Undo {
    const [entries, indexes, inOrder] = [this.#entries, this.#indexes, this.#inOrder];
    this.#entries = new Map();
    this.#indexes = new Map();
    this.#inOrder = true;
    this.#version += 1;
    return () => {
      this.#version += 1;
      this.#entries = entries;
      this.#indexes = indexes;
      this.#inOrder = inOrder;
    };
  }

  #insert(entry: Entry<R>): void {
    this.#version += 1;
    this.#entries.set(entry.id, entry);
    for (const index of this.#indexes.values()) index.move(entry, undefined, entry.row);
  }

  #replace(entry: Entry<R>, row: R | StoredRow<R>): void {
    this.#version += 1;
    const before = this.#indexes.size === 0 ? undefined : entry.row;
    entry.row = row;
    for (const index of this.#indexes.values()) index.move(entry, before, entry.row);
  }

  #drop(entry: Entry<R>): void {
    this.#version += 1;
    this.#entries.delete(entry.id);
    for (const index of this.#indexes.values()) index.move(entry, entry.row, undefined);
  }

  #index(field: keyof R): FieldIndex<R> {
    const known = this.#indexes.get(field);
    if (known !== undefined) return known;
    if (!this.#fields.includes(field)) throw new Error(`${this.#name} has no index on "${String(field)}"`);
    const built = new FieldIndex(field, this.#ordered());
    this.#indexes.set(field, built);
    return built;
  }

  #ordered(): Iterable<Entry<R>> {
    if (!this.#inOrder) {
      const entries = [...this.#entries].sort(([, a], [, b]) => a.position - b.position);
      // The same map: an index may be on its way through it.
      this.#entries.clear();
      for (const [id, entry] of entries) this.#entries.set(id, entry);
      this.#inOrder = true;
    }
    return this.#entries.values();
  }
}
