import type { NumberSet } from './number-set.ts';

/**
 * In how many of some sets each number is. The counts are written in binary across bit sets, one of the ones, one of the
 * twos and so on: adding a set adds to 32 counts at once.
 */
export class CountedSets {
  readonly #digits: readonly NumberSet[];
  /** The numbers that are in any of the sets. */
  readonly #any: NumberSet;

  /** For sets of as many words; no number is in more than `most` of those that will be added. */
  constructor(words: number, most: number) {
    this.#digits = Array.from({ length: 32 - Math.clz32(most) }, () => new Int32Array(words));
    this.#any = new Int32Array(words);
  }

  /** Counts from nothing on. */
  clear(): void {
    for (const digit of this.#digits) digit.fill(0);
    this.#any.fill(0);
  }

  /** Only numbers that are `within` count; null: all. */
  add(set: NumberSet, within: NumberSet | null): void {
    const digits = this.#digits;
    const any = this.#any;
    for (let word = 0; word < set.length; word++) {
      let carried = within === null ? (set[word] ?? 0) : (set[word] ?? 0) & (within[word] ?? 0);
      if (carried === 0) continue;
      any[word] = (any[word] ?? 0) | carried;
      for (const digit of digits) {
        const before = digit[word] ?? 0;
        digit[word] = before ^ carried;
        carried &= before;
        if (carried === 0) break;
      }
    }
  }

  /** Calls `visit` with the numbers that are in exactly `count` sets, in ascending order, until it answers false. */
  eachInExactly(count: number, visit: (number: number) => boolean): void {
    const any = this.#any;
    for (let word = 0; word < any.length; word++) {
      if (any[word] === 0) continue;
      for (let bits = this.#inExactly(count, word); bits !== 0; bits &= bits - 1) {
        if (!visit(word * 32 + 31 - Math.clz32(bits & -bits))) return;
      }
    }
  }

  /** Which of the 32 numbers of a word are in exactly `count` sets, as bits. */
  #inExactly(count: number, word: number): number {
    let bits = -1;
    let place = 0;
    for (const digit of this.#digits) {
      bits &= (count >> place) & 1 ? (digit[word] ?? 0) : ~(digit[word] ?? 0);
      place++;
    }
    return bits;
  }
}
