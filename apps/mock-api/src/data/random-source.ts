import { createHash, randomBytes } from 'node:crypto';

/** Source of ids, codes and secrets. */
export interface RandomSource {
  /** Draws for one purpose do not depend on draws for others. */
  bytes(purpose: string, count: number): Buffer;
}

export const systemRandom: RandomSource = { bytes: (_purpose, count) => randomBytes(count) };

/** Deterministic and therefore predictable. */
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

export const drawInt = (random: RandomSource, purpose: string, limit: number): number =>
  random.bytes(purpose, 6).readUIntBE(0, 6) % limit;
