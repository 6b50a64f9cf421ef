import { type VariantName, variantNames } from '@glo/adapters/wire/variants';
import * as z from 'zod/mini';
import type { Cell } from '../../store/cell.ts';
import { hash } from '../../seed/numbers.ts';
import { matches } from '../faults/path-pattern.ts';

const wholePath = z
  .string()
  .check(z.maxLength(500), z.regex(/^\/api\/[^\s?#]*$/, 'Please give a whole path below /api.'));

/** In which legal shapes of the contract replies come: the named ones, or two at random. */
export const variantShape = z
  .strictObject({
    variants: z.optional(z.array(z.enum(variantNames)).check(z.minLength(1))),
    seed: z.optional(z.int().check(z.gte(0), z.lte(2 ** 31 - 1))),
    path: z.optional(wholePath),
  })
  .check(
    z.refine(
      ({ variants, seed }) => (variants === undefined) !== (seed === undefined),
      'Please give either variants or a seed.',
    ),
  );

export type AskedVariants = z.infer<typeof variantShape> | null;

/** The shapes in which a world replies. */
export class Variants {
  readonly #asked: Cell<AskedVariants>;

  constructor(asked: Cell<AskedVariants>) {
    this.#asked = asked;
  }

  /** What was asked for; null: the usual ones. */
  get asked(): AskedVariants {
    return this.#asked.value;
  }

  ask(asked: AskedVariants): Promise<void> {
    return this.#asked.change(() => asked);
  }

  /** For one reply; `name` tells its call from the others, so that a seed means the same each time. */
  of(path: string, name: string): readonly VariantName[] {
    const { variants, seed, path: pattern } = this.asked ?? {};
    if (this.asked === null || (pattern !== undefined && !matches(pattern, path))) return [];
    if (variants !== undefined) return variants;
    const first = hash(`${seed} ${name}`) % variantNames.length;
    const step = 1 + (hash(`${name} ${seed}`) % (variantNames.length - 1));
    return [first, (first + step) % variantNames.length].map((at) => variantNames[at] ?? 'null');
  }
}
