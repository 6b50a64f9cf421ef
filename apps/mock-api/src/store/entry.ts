import type { Row } from './store.ts';
import { StoredRow } from './stored-row.ts';

/** A row and its place in the order of insertion. */
export class Entry<R extends Row> {
  readonly id: string;
  readonly position: number;
  #row: R | StoredRow<R>;

  constructor(row: R | StoredRow<R>, position: number) {
    this.id = row.id;
    this.position = position;
    this.#row = row;
  }

  /** What comes from a file is read once: it is the same object from then on. */
  get row(): R {
    if (this.#row instanceof StoredRow) this.#row = this.#row.read();
    return this.#row;
  }

  set row(row: R | StoredRow<R>) {
    this.#row = row;
  }

  /** For who looks at all rows and keeps none: what is text stays text, and takes no more memory than that. */
  peek(): R {
    return this.#row instanceof StoredRow ? this.#row.read() : this.#row;
  }
}
