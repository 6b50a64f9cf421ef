import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { countRows, type Rows } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';
import type { Clock } from '../http/world.ts';
import { type KnownDataSet, knownDataSet, scenarios } from '../seed/scenarios.ts';
import type { DataSet } from '../store/store.ts';
import type { Worlds } from './worlds/worlds.ts';

/** Worlds share these rows, because rows are replaced and never mutated. */
export class DataSets {
  readonly #clock: Clock;
  readonly #usual: KnownDataSet;
  readonly #makeOwn: ((now: Date) => DataSet<Rows>) | undefined;
  #own: DataSet<Rows> | undefined;

  constructor(clock: Clock, usual: Partial<KnownDataSet> = {}, own?: (now: Date) => DataSet<Rows>) {
    this.#clock = clock;
    this.#usual = { scenario: 'demo', seed: 1, candidates: 1000, ...usual };
    this.#makeOwn = own;
  }

  rows(requested: Partial<KnownDataSet> = {}, now = this.#clock.now()): DataSet<Rows> {
    if (this.#makeOwn !== undefined && Object.keys(requested).length === 0) {
      return (this.#own ??= this.#makeOwn(now));
    }
    const rows = knownDataSet({ ...this.#usual, ...requested }, now);
    if (rows !== undefined) return rows;
    throw refuse.badRequest(`scenario: Please choose one of ${scenarios.map(({ name }) => name).join(', ')}.`);
  }
}

const reset = z.nullish(
  z.strictObject({
    seed: z.exactOptional(z.int().check(z.gte(0), z.lte(2 ** 31 - 1))),
    candidates: z.exactOptional(z.int().check(z.gte(0), z.lte(100_000))),
    scenario: z.exactOptional(z.string()),
    keepClock: z.optional(z.boolean()),
  }),
);

export function resetRoutes(app: FastifyInstance, dataSets: DataSets, worlds: Worlds): void {
  const config = { worksInDroppedWorld: true };
  app.get('/__mock/scenarios', { config }, () => ({
    scenarios: scenarios.map(({ name, description }) => ({ name, description })),
  }));

  const options = { schema: { body: reset }, config };
  app.post<{ Body: z.infer<typeof reset> }>('/__mock/reset', options, async ({ world, body }) => {
    const { keepClock = false, ...requested } = body ?? {};
    await world.reset(dataSets.rows(requested, keepClock ? world.clock.now() : undefined), keepClock);
    worlds.keep(world);
    return { rows: countRows(world.store) };
  });
}
