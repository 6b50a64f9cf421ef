import type { Row } from './store.ts';

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
