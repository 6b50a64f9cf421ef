import type { Row } from './store.ts';

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

export interface Entry<R extends Row> {
  readonly place: number;
  row: R;
}

export class FieldIndex<R extends Row> {
  readonly #field: keyof R;
  readonly #buckets = new Map<unknown, Set<Entry<R>>>();

  constructor(field: keyof R, entries: Iterable<Entry<R>>) {
    this.#field = field;
    for (const entry of entries) this.add(entry);
  }

  find(value: string): R[] {
    const entries = [...(this.#buckets.get(value) ?? [])];
    // A replaced row or an undo breaks the order. Sorting an ordered list takes one pass.
    return entries.sort((a, b) => a.place - b.place).map(({ row }) => row);
  }

  add(entry: Entry<R>): void {
    for (const value of valuesOf(entry.row[this.#field])) {
      const bucket = this.#buckets.get(value);
      if (bucket === undefined) this.#buckets.set(value, new Set([entry]));
      else bucket.add(entry);
    }
  }

  remove(entry: Entry<R>): void {
    for (const value of valuesOf(entry.row[this.#field])) {
      const bucket = this.#buckets.get(value);
      bucket?.delete(entry);
      if (bucket?.size === 0) this.#buckets.delete(value);
    }
  }
}

function valuesOf(field: unknown): readonly unknown[] {
  if (Array.isArray(field)) return field;
  return typeof field === 'string' ? [field] : [];
}
