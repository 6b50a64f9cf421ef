import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

const query = z.strictObject({ limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000))) });

/** The last requests of a world, the newest last. */
export function journalRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: z.infer<typeof query> }>(
    '/__mock/requests',
    { schema: { querystring: query } },
    ({ world, query: { limit = 1000 } }) => ({ requests: world.journal.last(limit) }),
  );

  app.delete('/__mock/requests', ({ world }) => {
    world.journal.clear();
    return {};
  });
}
