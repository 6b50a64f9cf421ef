import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { countRows } from '../data/count-rows.ts';
import { scenarios } from '../seed/scenarios.ts';
import type { DataSets } from './data-sets.ts';
import type { Worlds } from './worlds/worlds.ts';

const reset = z.nullish(
  z.strictObject({
    seed: z.optional(z.int().check(z.gte(0), z.lte(2 ** 31 - 1))),
    candidates: z.optional(z.int().check(z.gte(0), z.lte(100_000))),
    scenario: z.optional(z.string()),
  }),
);

/** Back to a known data set, and the data sets that have a name. */
export function resetRoutes(app: FastifyInstance, dataSets: DataSets, worlds: Worlds): void {
  const config = { evenIfWorldIsGone: true };
  app.get('/__mock/scenarios', { config }, () => ({
    scenarios: scenarios.map(({ name, description }) => ({ name, description })),
  }));

  const options = { schema: { body: reset }, config };
  app.post<{ Body: z.infer<typeof reset> }>('/__mock/reset', options, async ({ world, body }) => {
    const { seed, candidates, scenario } = body ?? {};
    const rows = dataSets.rows({
      ...(seed !== undefined && { seed }),
      ...(candidates !== undefined && { candidates }),
      ...(scenario !== undefined && { scenario }),
    });
    await world.reset(rows);
    worlds.keep(world);
    return { rows: countRows(world.store) };
  });
}
