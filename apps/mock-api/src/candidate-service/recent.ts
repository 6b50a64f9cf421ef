/** As many as a busy day looks at, and no more memory than that. */
const most = 5000;

/** What is made from rows, which never change, kept for those that were asked for last. */
export class Recent<R extends object, T> {
  readonly #make: (row: R) => T;
  readonly #made = new Map<R, T>();

  constructor(make: (row: R) => T) {
    this.#make = make;
  }

  of(row: R): T {
    const known = this.#made.get(row);
    if (known !== undefined) return known;
    const made = this.#make(row);
    if (this.#made.size >= most) this.#made.clear();
    this.#made.set(row, made);
    return made;
  }
}
