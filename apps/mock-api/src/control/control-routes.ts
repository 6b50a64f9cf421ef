import type { FastifyInstance } from 'fastify';
import { clockRoutes } from './clock-routes.ts';
import { type DataSets, resetRoutes } from './data-sets.ts';
import { faultRoutes } from './faults/fault-routes.ts';
import type { KnownRoute } from './faults/reachable-routes.ts';
import { requestRoutes } from './requests/request-log.ts';
import { snapshotRoutes } from './snapshot/snapshot.ts';
import { verificationRoutes } from './verification-routes.ts';
import type { Worlds } from './worlds/worlds.ts';
import { servePages } from '../web/mock-api-pages.ts';
import manifest from '../../package.json' with { type: 'json' };
import { countRows } from '../data/rows.ts';

interface ControlOptions {
  readonly worlds: Worlds;
  readonly dataSets: DataSets;
  readonly pages: string;
}

export async function controlRoutes(
  app: FastifyInstance,
  { worlds, dataSets, pages }: ControlOptions,
  routes: readonly KnownRoute[],
): Promise<void> {
  worldRoutes(app, worlds);
  outboxRoutes(app);
  clockRoutes(app);
  verificationRoutes(app);
  resetRoutes(app, dataSets, worlds);
  snapshotRoutes(app);
  faultRoutes(app, routes, worlds);
  requestRoutes(app);
  await consoleRoutes(app, pages);
}

export async function consoleRoutes(app: FastifyInstance, pages: string): Promise<void> {
  app.get('/__mock', (_request, reply) => reply.redirect('/__mock/'));
  await app.register(async (scope) => {
    // The console can reset a dropped world.
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, evenIfWorldIsGone: true };
    });
    await servePages(scope, pages, '');
  });
}

export function outboxRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: { to?: string | string[] } }>('/__mock/outbox', ({ world: { store }, query }) => {
    const [to = ''] = [query.to ?? ''].flat();
    const messages = to === '' ? [...store.all('messages')] : store.find('messages', 'to', storedAddress(to));
    return { messages };
  });
}

/**
 * Stored emails are in lower case, student ids are not. A plus in a query reads as a space, which no email
 * contains.
 */
const storedAddress = (to: string) => (to.includes('@') ? to.replaceAll(' ', '+').toLowerCase() : to);

export function healthRoute(app: FastifyInstance): void {
  app.get('/health', ({ world }) => ({
    status: 'ok',
    version: manifest.version,
    rows: countRows(world.store),
  }));
}

export function worldRoutes(app: FastifyInstance, worlds: Worlds): void {
  app.get('/__mock/worlds', { config: { evenIfWorldIsGone: true } }, ({ world }) => ({
    current: world.name,
    worlds: worlds.names,
  }));
}
