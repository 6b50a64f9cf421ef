/** A row and its place in the order of insertion. */
export interface Entry<R> {
  row: R;
  readonly position: number;
}

/** The rows of one table by the value of one field; an array field has a row under each of its values. */
export class FieldIndex<R> {
  readonly #field: keyof R;
  /** Each bucket is sorted by position, so that `find` answers in the order of insertion. */
  readonly #buckets = new Map<string, Entry<R>[]>();

  constructor(field: keyof R, entries: Iterable<Entry<R>>) {
    this.#field = field;
    for (const entry of entries) this.move(entry, undefined, entry.row);
  }

  find(value: string): R[] {
    return (this.#buckets.get(value) ?? []).map((entry) => entry.row);
  }

  /** Keeps the index right when `entry` goes from one row to another; undefined is "not there". */
  move(entry: Entry<R>, before: R | undefined, after: R | undefined): void {
    const old = before === undefined ? [] : texts(before[this.#field]);
    const now = after === undefined ? [] : texts(after[this.#field]);
    for (const value of old) if (!now.includes(value)) this.#drop(value, entry);
    for (const value of now) if (!old.includes(value)) this.#add(value, entry);
  }

  #add(value: string, entry: Entry<R>): void {
    const bucket = this.#buckets.get(value);
    if (bucket === undefined) {
      this.#buckets.set(value, [entry]);
      return;
    }
    const at = placeOf(bucket, entry.position);
    // A value twice in one array is one entry.
    if (bucket[at] !== entry) bucket.splice(at, 0, entry);
  }

  #drop(value: string, entry: Entry<R>): void {
    const bucket = this.#buckets.get(value);
    if (bucket === undefined) return;
    const at = placeOf(bucket, entry.position);
    if (bucket[at] === entry) bucket.splice(at, 1);
    if (bucket.length === 0) this.#buckets.delete(value);
  }
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** The first place whose position is not below `position`; quick for the usual case, the end. */
function placeOf<R>(bucket: readonly Entry<R>[], position: number): number {
  const positionAt = (place: number) => bucket[place]?.position ?? Number.POSITIVE_INFINITY;
  let low = 0;
  let high = bucket.length;
  if (high > 0 && positionAt(high - 1) < position) return high;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (positionAt(middle) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}
