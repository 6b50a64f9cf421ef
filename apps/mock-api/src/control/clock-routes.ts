import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { refuse } from '../http/refusal.ts';
import type { ControlledWorld } from './worlds/controlled-world.ts';

const earliest = Date.parse('2000-01-01T00:00:00Z');
const latest = Date.parse('2100-01-01T00:00:00Z');
const isInReach = (time: number) => time >= earliest && time < latest;

const change = z
  .strictObject({
    now: z.optional(
      z.iso
        .datetime({
          offset: true,
          error: 'Please give a time with its zone, such as 2026-03-01T09:00:00Z.',
        })
        .check(z.refine((text) => isInReach(Date.parse(text)), 'The clock goes from the year 2000 to 2099.')),
    ),
    advanceMs: z.optional(z.number().check(z.gte(0))),
    frozen: z.optional(z.boolean()),
  })
  .check(
    z.refine((asked) => Object.keys(asked).length > 0, 'Please give at least one of now, advanceMs and frozen.'),
    z.refine(
      ({ now, advanceMs }) => now === undefined || advanceMs === undefined,
      'Please give either now or advanceMs.',
    ),
  );

export function clockRoutes(app: FastifyInstance): void {
  app.get('/__mock/clock', ({ world }) => reading(world));

  app.post<{ Body: z.infer<typeof change> }>('/__mock/clock', { schema: { body: change } }, async ({ world, body }) => {
    const { clock } = world;
    const { now, advanceMs = 0, frozen = clock.isFrozen } = body;
    const time = now === undefined ? clock.time + advanceMs : Date.parse(now);
    if (!isInReach(time)) throw refuse.badRequest('advanceMs: The clock goes from the year 2000 to 2099.');
    await clock.set(time, frozen);
    return reading(world);
  });

  app.delete('/__mock/clock', async ({ world }) => {
    await world.clock.reset();
    return reading(world);
  });
}

const reading = ({ clock }: ControlledWorld) => ({
  now: clock.now().toISOString(),
  aheadMs: clock.ahead,
  frozen: clock.isFrozen,
});
