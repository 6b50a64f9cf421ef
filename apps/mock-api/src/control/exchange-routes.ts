import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { RealServices } from '../upstream/real-services.ts';

const query = z.strictObject({ limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))) });

/** Where requests to the services are answered, and the last ones of a world that were, the newest last. */
export function exchangeRoutes(app: FastifyInstance, services: RealServices | null): void {
  app.get<{ Querystring: z.infer<typeof query> }>(
    '/__mock/exchanges',
    { schema: { querystring: query } },
    ({ world, query: { limit = 100 } }) => ({ services, exchanges: world.exchanges.last(limit) }),
  );

  app.delete('/__mock/exchanges', ({ world }) => {
    world.exchanges.clear();
    return {};
  });
}
