import type { Faker, Randomizer } from '@faker-js/faker';
import { faker as base } from '@faker-js/faker/locale/base';

export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

/** A bijection on 32 bits (the finalizer of MurmurHash3). */
function mix(value: number): number {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}

export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const t = Math.imul(state ^ (state >>> 15), state | 1);
    const u = t ^ (t + Math.imul(t ^ (t >>> 7), t | 61));
    return ((u ^ (u >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** Without locale data. Its generator is replaced, because reseeding the default one takes 40 microseconds. */
export function createRandom(): Faker {
  // The main entry loads all locales (0.3 s), and a locale's entry exports only an instance.
  const FakerClass = base.constructor as typeof Faker;
  return new FakerClass({ locale: {}, randomizer: createRandomizer() });
}

const idBytes = Buffer.alloc(12);

/** Returns 24 hex characters, distinct within the kind. */
export function idOf(seed: number, kind: string, n: number): string {
  const salt = hash(kind) ^ mix(seed);
  for (const offset of [0, 4, 8]) idBytes.writeUInt32BE(mix(n ^ mix(salt + offset)), offset);
  return idBytes.toString('hex');
}

function createRandomizer(): Randomizer {
  let next = mulberry32(0);
  return {
    next: () => next(),
    seed(seeds) {
      next = mulberry32([seeds].flat().reduce((mixed, part) => mix(mixed ^ part), 0));
    },
  };
}
