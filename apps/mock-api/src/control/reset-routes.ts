import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { countRows } from '../data/count-rows.ts';
import { scenarios } from '../seed/scenarios.ts';
import type { DataSets } from './data-sets.ts';
import type { Worlds } from './worlds/worlds.ts';

const reset = z.nullish(
  z.strictObject({
    seed: z.exactOptional(z.int().check(z.gte(0), z.lte(2 ** 31 - 1))),
    candidates: z.exactOptional(z.int().check(z.gte(0), z.lte(100_000))),
    scenario: z.exactOptional(z.string()),
    keepClock: z.optional(z.boolean()),
  }),
);

export function resetRoutes(app: FastifyInstance, dataSets: DataSets, worlds: Worlds): void {
  const config = { evenIfWorldIsGone: true };
  app.get('/__mock/scenarios', { config }, () => ({
    scenarios: scenarios.map(({ name, description }) => ({ name, description })),
  }));

  const options = { schema: { body: reset }, config };
  app.post<{ Body: z.infer<typeof reset> }>('/__mock/reset', options, async ({ world, body }) => {
    const { keepClock = false, ...asked } = body ?? {};
    await world.reset(dataSets.rows(asked, keepClock ? world.clock.now() : undefined), keepClock);
    worlds.keep(world);
    return { rows: countRows(world.store) };
  });
}
