import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { days } from '../data/durations.ts';
import { refuse } from '../http/refusal.ts';
import type { ControlledWorld } from './worlds/controlled-world.ts';

/** How far ahead the clock of a world can be, in milliseconds: ten years. */
const farthest = days(3652);

const advance = z.strictObject({ advanceMs: z.number().check(z.gte(0), z.lte(farthest)) });

/** The world's clock: what it says, and moving it forward. Codes and sessions end by it, dates are taken from it. */
export function clockRoutes(app: FastifyInstance): void {
  app.get('/__mock/clock', ({ world }) => reading(world));

  app.post<{ Body: z.infer<typeof advance> }>('/__mock/clock', { schema: { body: advance } }, ({ world, body }) => {
    if (world.clock.ahead + body.advanceMs > farthest) {
      throw refuse.badRequest('advanceMs: The clock cannot be more than ten years ahead; a reset puts it back.');
    }
    world.clock.advance(body.advanceMs);
    return reading(world);
  });
}

const reading = ({ clock }: ControlledWorld) => ({ now: clock.now().toISOString(), aheadMs: clock.ahead });
