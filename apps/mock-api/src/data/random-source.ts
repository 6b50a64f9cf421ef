import { createHash, randomBytes } from 'node:crypto';

/** Where ids, codes and secrets that are made at run time come from. */
export interface RandomSource {
  /** What is drawn for one purpose does not depend on what is drawn for others. */
  bytes(purpose: string, count: number): Buffer;
}

/** Not guessable. */
export const systemRandom: RandomSource = { bytes: (_purpose, count) => randomBytes(count) };

/** Deterministic: the same seed gives the same bytes, so whoever knows the seed can predict them. */
export class SeededRandom implements RandomSource {
  readonly #seed: number;
  readonly #drawn = new Map<string, number>();

  constructor(seed: number) {
    this.#seed = seed;
  }

  bytes(purpose: string, count: number): Buffer {
    const drawn = this.#drawn.get(purpose) ?? 0;
    this.#drawn.set(purpose, drawn + 1);
    return createHash('shake256', { outputLength: count }).update(`${this.#seed} ${purpose} ${drawn}`).digest();
  }
}

/** A whole number from 0, below `limit`. */
export const drawInt = (random: RandomSource, purpose: string, limit: number): number =>
  random.bytes(purpose, 6).readUIntBE(0, 6) % limit;
