import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { countRows } from '../data/count-rows.ts';
import { isDay } from '../seed/day.ts';
import { scenarios } from '../seed/scenarios.ts';
import type { DataSets } from './data-sets.ts';
import type { Worlds } from './worlds/worlds.ts';

const reset = z.nullish(
  z.strictObject({
    seed: z.exactOptional(z.int().check(z.gte(0), z.lte(2 ** 31 - 1))),
    candidates: z.exactOptional(z.int().check(z.gte(0), z.lte(100_000))),
    scenario: z.exactOptional(z.string()),
    day: z.exactOptional(z.string().check(z.refine(isDay, 'Please give a day from 2000 to 2099, such as 2026-03-01.'))),
    keepClock: z.optional(z.boolean()),
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
    const { day, keepClock = false, ...others } = body ?? {};
    const asked = { ...others, ...(day !== undefined && { day: new Date(day) }) };
    await world.reset(dataSets.rows(asked, keepClock ? world.clock.now() : undefined), { keepClock, ...others });
    worlds.keep(world);
    return { rows: countRows(world.store) };
  });
}
