export interface ScoredNumber {
  readonly number: number;
  /** A whole number from 0 to 100. */
  readonly score: number;
}

/** The best of many numbers: by score, and the lower one of equals. They come in groups, each in ascending order. */
export class BestNumbers {
  readonly #limit: number;
  /** A drawer for each score that occurs, so that little needs sorting. */
  readonly #drawers = Array.from<number[] | undefined>({ length: 101 });
  /** How full they were when the group began. */
  readonly #before = new Uint32Array(101);
  #floor = 0;
  /** How many have a higher score than that. */
  #above = 0;

  /** No more than `limit` are wanted, which is above 0. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** So many as are wanted have this score or a higher one: nobody gets in with less. */
  get floor(): number {
    return this.#floor;
  }

  beginGroup(): void {
    for (let score = 0; score <= 100; score++) this.#before[score] = this.#drawers[score]?.length ?? 0;
  }

  /** False when it does not get in, nor anybody of this score who comes later in the group. */
  add(number: number, score: number): boolean {
    if (score < this.#floor) return false;
    const drawer = (this.#drawers[score] ??= []);
    if (drawer.length - (this.#before[score] ?? 0) >= this.#limit) return false;
    drawer.push(number);
    if (score > this.#floor) this.#above++;
    while (this.#above >= this.#limit) {
      this.#floor++;
      this.#above -= this.#drawers[this.#floor]?.length ?? 0;
    }
    return true;
  }

  /** Best first. */
  list(): ScoredNumber[] {
    const best: ScoredNumber[] = [];
    for (let score = 100; score >= this.#floor && best.length < this.#limit; score--) {
      const numbers = this.#drawers[score]?.sort((a, b) => a - b) ?? [];
      for (const number of numbers.slice(0, this.#limit - best.length)) best.push({ number, score });
    }
    return best;
  }
}
