import type { NumberSet } from './number-set.ts';

/**
 * In how many of some sets each number is. The counts are written in binary across bit sets, one of the ones, one of the
 * twos and so on: adding a set adds to 32 counts at once. The first two are done without looking whether they are needed,
 * which would take longer.
 */
export class CountedSets {
  readonly #ones: NumberSet;
  readonly #twos: NumberSet;
  /** Of the fours, the eights and so on. */
  readonly #higher: readonly NumberSet[];
  /** Sets that were added: no count is higher, so that later digits are nought. */
  #added = 0;

  /** For sets of as many words; no number is in more than `most` of those that will be added. */
  constructor(words: number, most: number) {
    this.#ones = new Int32Array(words);
    this.#twos = new Int32Array(words);
    this.#higher = Array.from({ length: Math.max(0, digitsOf(most) - 2) }, () => new Int32Array(words));
  }

  /** Counts from nothing on. */
  clear(): void {
    this.#ones.fill(0);
    this.#twos.fill(0);
    for (const digit of this.#higherInUse()) digit.fill(0);
    this.#added = 0;
  }

  /** Only numbers that are `within` count; null: all. */
  add(set: NumberSet, within: NumberSet | null): void {
    const ones = this.#ones;
    const twos = this.#twos;
    this.#added += 1;
    for (let word = 0; word < set.length; word++) {
      let carried = within === null ? (set[word] ?? 0) : (set[word] ?? 0) & (within[word] ?? 0);
      const one = ones[word] ?? 0;
      ones[word] = one ^ carried;
      carried &= one;
      const two = twos[word] ?? 0;
      twos[word] = two ^ carried;
      carried &= two;
      if (carried !== 0) this.#carry(word, carried);
    }
  }

  /** Calls `visit` with the numbers that are in exactly `count` sets, which is above 0, in ascending order, until it answers false. */
  eachInExactly(count: number, visit: (number: number) => boolean): void {
    const ones = this.#ones;
    const twos = this.#twos;
    const higher = this.#higherInUse();
    const [one, two] = [flipOf(count, 0), flipOf(count, 1)];
    for (let word = 0; word < ones.length; word++) {
      let bits = ((ones[word] ?? 0) ^ one) & ((twos[word] ?? 0) ^ two);
      for (let place = 0; place < higher.length && bits !== 0; place++) {
        bits &= (higher[place]?.[word] ?? 0) ^ flipOf(count, place + 2);
      }
      for (; bits !== 0; bits &= bits - 1) {
        if (!visit(word * 32 + 31 - Math.clz32(bits & -bits))) return;
      }
    }
  }

  #carry(word: number, fours: number): void {
    let carried = fours;
    for (const digit of this.#higher) {
      const before = digit[word] ?? 0;
      digit[word] = before ^ carried;
      carried &= before;
      if (carried === 0) return;
    }
  }

  #higherInUse(): readonly NumberSet[] {
    return this.#higher.slice(0, Math.max(0, digitsOf(this.#added) - 2));
  }
}

/** Binary digits of a whole number. */
const digitsOf = (number: number) => 32 - Math.clz32(number);

/** Makes the bits of a digit say whether it is the one at that place of `count`. */
const flipOf = (count: number, place: number) => ((count >> place) & 1 ? 0 : -1);
