import type { Faker, Randomizer } from '@faker-js/faker';
import { faker as base } from '@faker-js/faker/locale/base';
import { hash, mix, mulberry32 } from './numbers.ts';

/**
 * A faker without locale data. Its generator is replaced, because reseeding the default one takes 40 microseconds
 * per candidate.
 */
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
