import { wireTable } from '@glo/adapters/wire/table';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../../http/refusal.ts';
import { basePaths } from '../../http/route.ts';
import { type KnownRoute, isReachable } from './known-routes.ts';
import { type Asked, faultShape } from './fault-shape.ts';
import type { Faults } from './faults.ts';

interface OtherWorlds {
  named(name: string): { readonly faults: Faults };
}

/** Planning failures of a world, listing and removing them; and which calls there are. */
export function faultRoutes(app: FastifyInstance, routes: readonly KnownRoute[], worlds: OtherWorlds): void {
  app.get('/__mock/calls', () => ({
    calls: Object.values(wireTable).map(({ method, service, path }) => ({ method, path: basePaths[service] + path })),
  }));

  app.get('/__mock/faults', async ({ world }) => ({ faults: await world.faults.describe() }));

  // A typing mistake must not silently do nothing.
  app.post<{ Body: Asked }>('/__mock/faults', { schema: { body: faultShape } }, ({ world, body }) => {
    refuseUnreachable(routes, body);
    const { world: name } = body;
    const target = name === undefined ? world : worlds.named(name);
    return target.faults.add(body);
  });

  app.delete('/__mock/faults', async ({ world }) => ({ removed: await world.faults.remove() }));

  app.delete<{ Params: { id: string } }>('/__mock/faults/:id', async ({ world, params }) => {
    const removed = await world.faults.remove(params.id);
    if (removed === 0) throw refuse.notFound('There is no such fault.');
    return { removed };
  });
}

function refuseUnreachable(routes: readonly KnownRoute[], { method, path }: Asked): void {
  const reachable = routes.filter((route) => isReachable(route, path));
  if (reachable.length === 0) {
    throw refuse.badRequest(`path: There is nothing at ${path}. A path is whole, such as /api/recruiter/user/login.`);
  }
  if (method !== undefined && !reachable.some((route) => route.method === method)) {
    throw refuse.badRequest(`method: ${path} does not take ${method}.`);
  }
}
