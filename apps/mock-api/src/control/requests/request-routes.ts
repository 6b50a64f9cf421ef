import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { mostLogged } from './request-log.ts';

const query = z.strictObject({
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(mostLogged))),
});

export function requestRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: z.infer<typeof query> }>(
    '/__mock/requests',
    { schema: { querystring: query } },
    ({ world, query: { limit = mostLogged } }) => ({ requests: world.requests.last(limit) }),
  );
}
