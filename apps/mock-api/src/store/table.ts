import { type Entry, FieldIndex } from './field-index.ts';
import type { Row } from './store.ts';

/** Undoes one change. Call it newest first. */
export type Undo = () => void;

export interface Done {
  readonly place: number;
  readonly undo: Undo;
}

export class Table<R extends Row> {
  readonly #name: string;
  readonly #fields: readonly (keyof R)[];
  /** An index is built when it is first searched. */
  #indexes = new Map<keyof R, FieldIndex<R>>();
  #entries = new Map<string, Entry<R>>();
  #version = 0;
  /** False after an undone removal, which leaves the row at the end of the map. The next walk sorts it. */
  #inOrder = true;

  constructor(name: string, fields: readonly (keyof R)[]) {
    this.#name = name;
    this.#fields = fields;
  }

  get size(): number {
    return this.#entries.size;
  }

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
    for (const { row } of this.#ordered()) yield row;
  }

  /** Adds a new row at `place`, or replaces a row in its own place. */
  put(row: R, place: number): Done {
    const known = this.#entries.get(row.id);
    if (known === undefined) {
      const entry = { place, row };
      this.#insert(entry);
      return { place, undo: () => this.#drop(entry) };
    }
    const before = known.row;
    this.#replace(known, row);
    return { place: known.place, undo: () => this.#replace(known, before) };
  }

  remove(id: string): Done | undefined {
    const entry = this.#entries.get(id);
    if (entry === undefined) return undefined;
    this.#drop(entry);
    const undo = () => {
      this.#insert(entry);
      this.#inOrder = false;
    };
    return { place: entry.place, undo };
  }

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
    this.#entries.set(entry.row.id, entry);
    for (const index of this.#indexes.values()) index.add(entry);
  }

  #replace(entry: Entry<R>, row: R): void {
    this.#version += 1;
    for (const index of this.#indexes.values()) index.remove(entry);
    entry.row = row;
    for (const index of this.#indexes.values()) index.add(entry);
  }

  #drop(entry: Entry<R>): void {
    this.#version += 1;
    this.#entries.delete(entry.row.id);
    for (const index of this.#indexes.values()) index.remove(entry);
  }

  #index(field: keyof R): FieldIndex<R> {
    const known = this.#indexes.get(field);
    if (known !== undefined) return known;
    if (!this.#fields.includes(field)) throw new Error(`${this.#name} has no index on "${String(field)}"`);
    const made = new FieldIndex(field, this.#ordered());
    this.#indexes.set(field, made);
    return made;
  }

  #ordered(): Iterable<Entry<R>> {
    if (!this.#inOrder) {
      this.#entries = new Map([...this.#entries].sort(([, a], [, b]) => a.place - b.place));
      this.#inOrder = true;
    }
    return this.#entries.values();
  }
}
