import type { Entry } from './entry.ts';
import type { Row } from './store.ts';

/** Rows handled in some quarter of a millisecond: somebody may wait for it. */
const pause = 50;

/** The rows of one table by the value of one field; an array field has a row under each of its values. */
export class FieldIndex<R extends Row> {
  readonly #field: keyof R;
  /** Each bucket is sorted by position, so that `find` answers in the order of insertion. */
  readonly #buckets = new Map<unknown, Entry<R>[]>();
  readonly #making: Iterator<void>;

  /** Nothing is looked at before `prepare` or `find` is called. `entries` may change meanwhile, when `move` is told. */
  constructor(field: keyof R, entries: Iterable<Entry<R>>) {
    this.#field = field;
    this.#making = this.#make(entries);
  }

  /** Does a quick part of making the index; false when all is done. What is left is done by the first `find`. */
  prepare(): boolean {
    return this.#making.next().done !== true;
  }

  find(value: string): R[] {
    while (this.prepare());
    return (this.#buckets.get(value) ?? []).map((entry) => entry.row);
  }

  /** Keeps the index right when `entry` goes from one row to another; undefined is "not there". */
  move(entry: Entry<R>, before: R | undefined, after: R | undefined): void {
    const old = before === undefined ? none : valuesOf(before[this.#field]);
    const now = after === undefined ? none : valuesOf(after[this.#field]);
    for (const value of old) if (!now.includes(value)) this.#drop(value, entry);
    for (const value of now) if (!old.includes(value)) this.#add(value, entry);
  }

  *#make(entries: Iterable<Entry<R>>): Generator<void> {
    let done = 0;
    for (const entry of entries) {
      for (const value of valuesOf(entry.peek()[this.#field])) this.#add(value, entry);
      done += 1;
      if (done % pause === 0) yield;
    }
  }

  #add(value: unknown, entry: Entry<R>): void {
    const bucket = this.#buckets.get(value);
    if (bucket === undefined) {
      this.#buckets.set(value, [entry]);
      return;
    }
    const at = placeOf(bucket, entry.position);
    // A value twice in one array is one entry, and one that was moved while the index is made is there already.
    if (bucket[at] !== entry) bucket.splice(at, 0, entry);
  }

  #drop(value: unknown, entry: Entry<R>): void {
    const bucket = this.#buckets.get(value);
    if (bucket === undefined) return;
    const at = placeOf(bucket, entry.position);
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

/** The first place whose position is not below `position`; quick for the usual case, the end. */
function placeOf<R extends Row>(bucket: readonly Entry<R>[], position: number): number {
  const last = bucket.at(-1);
  if (last === undefined || last.position < position) return bucket.length;
  let low = 0;
  let high = bucket.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = bucket[middle];
    if (entry !== undefined && entry.position < position) low = middle + 1;
    else high = middle;
  }
  return low;
}
