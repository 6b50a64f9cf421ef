import type { Row } from './store.ts';

/** A row and its place in the order of insertion. */
export interface Entry<R extends Row> {
  readonly place: number;
  row: R;
}

/** The rows of one table by the value of one field; an array field has a row under each of its values. */
export class FieldIndex<R extends Row> {
  readonly #field: keyof R;
  /** Each bucket is sorted by place, so that `find` answers in the order of insertion. */
  readonly #buckets = new Map<unknown, Entry<R>[]>();

  constructor(field: keyof R, entries: Iterable<Entry<R>>) {
    this.#field = field;
    for (const entry of entries) this.move(entry, undefined, entry.row);
  }

  find(value: string): R[] {
    return (this.#buckets.get(value) ?? []).map((entry) => entry.row);
  }

  /** Keeps the index right when `entry` goes from one row to another; undefined is "not there". */
  move(entry: Entry<R>, before: R | undefined, after: R | undefined): void {
    const old = before === undefined ? none : valuesOf(before[this.#field]);
    const now = after === undefined ? none : valuesOf(after[this.#field]);
    for (const value of old) if (!now.includes(value)) this.#drop(value, entry);
    for (const value of now) if (!old.includes(value)) this.#add(value, entry);
  }

  #add(value: unknown, entry: Entry<R>): void {
    const bucket = this.#buckets.get(value);
    if (bucket === undefined) {
      this.#buckets.set(value, [entry]);
      return;
    }
    const at = positionIn(bucket, entry.place);
    // A value twice in one array is one entry.
    if (bucket[at] !== entry) bucket.splice(at, 0, entry);
  }

  #drop(value: unknown, entry: Entry<R>): void {
    const bucket = this.#buckets.get(value);
    if (bucket === undefined) return;
    const at = positionIn(bucket, entry.place);
    if (bucket[at] === entry) bucket.splice(at, 1);
    if (bucket.length === 0) this.#buckets.delete(value);
  }
}

const none: readonly unknown[] = [];

/** What a row is found under. */
function valuesOf(field: unknown): readonly unknown[] {
  if (Array.isArray(field)) return field;
  return typeof field === 'string' ? [field] : none;
}

/** The first position whose place is not below `place`; quick for the usual case, the end. */
function positionIn<R extends Row>(bucket: readonly Entry<R>[], place: number): number {
  const last = bucket.at(-1);
  if (last === undefined || last.place < place) return bucket.length;
  let low = 0;
  let high = bucket.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = bucket[middle];
    if (entry !== undefined && entry.place < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
