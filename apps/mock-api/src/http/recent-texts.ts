/** As many as a busy day looks at, and no more memory than that. */
const most = 5000;

/** Texts made from rows, of those that were asked for last. */
export class RecentTexts {
  readonly #texts = new Map<object, string>();

  of(row: object, make: () => string): string {
    const known = this.#texts.get(row);
    if (known !== undefined) return known;
    const text = make();
    if (this.#texts.size >= most) this.#texts.clear();
    this.#texts.set(row, text);
    return text;
  }
}
