import { wireTable } from '@glo/adapters/wire/table';
import type { FastifyInstance } from 'fastify';
import { bodyLimits } from '../../http/json-body.ts';
import { refuse } from '../../http/refusal.ts';
import { basePaths } from '../../http/route.ts';
import { type FaultRequest, type Faults, faultShape } from './faults.ts';
import { type KnownRoute, isReachable } from './reachable-routes.ts';

interface OtherWorlds {
  open(name: string): { readonly faults: Faults };
}

const calls = Object.values(wireTable).map(({ method, service, path }) => ({
  method,
  path: basePaths[service] + path,
}));

export function faultRoutes(app: FastifyInstance, routes: readonly KnownRoute[], worlds: OtherWorlds): void {
  app.get('/__mock/calls', () => ({ calls }));

  app.get('/__mock/faults', async ({ world }) => ({ faults: await world.faults.describe() }));

  const options = { schema: { body: faultShape }, bodyLimit: bodyLimits.signedIn };
  app.post<{ Body: FaultRequest }>('/__mock/faults', options, ({ world, body }) => {
    requireReachable(routes, body);
    const target = body.world === undefined ? world : worlds.open(body.world);
    return target.faults.add(body);
  });

  app.delete('/__mock/faults', async ({ world }) => ({ removed: await world.faults.remove() }));

  app.delete<{ Params: { id: string } }>('/__mock/faults/:id', async ({ world, params }) => {
    const removed = await world.faults.remove(params.id);
    if (removed === 0) throw refuse.notFound('There is no such fault.');
    return { removed };
  });
}

/** Otherwise a mistyped fault would look like a fault that was never hit. */
function requireReachable(routes: readonly KnownRoute[], { method, path }: FaultRequest): void {
  const reachable = routes.filter((route) => isReachable(route, path));
  if (reachable.length === 0) {
    throw refuse.badRequest(`path: There is nothing at ${path}. A path is whole, such as /api/recruiter/user/login.`);
  }
  if (method !== undefined && !reachable.some((route) => route.method === method)) {
    throw refuse.badRequest(`method: ${path} does not support ${method}.`);
  }
}
