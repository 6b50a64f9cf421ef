import type { FastifyInstance } from 'fastify';
import { clockRoutes } from './clock-routes.ts';
import type { DataSets } from './data-sets.ts';
import { faultRoutes } from './faults/fault-routes.ts';
import type { KnownRoute } from './faults/known-routes.ts';
import { outboxRoutes } from './outbox-routes.ts';
import { consoleRoutes } from './console-routes.ts';
import { requestRoutes } from './requests/request-routes.ts';
import { resetRoutes } from './reset-routes.ts';
import { snapshotRoutes } from './snapshot/snapshot-routes.ts';
import { verificationRoutes } from './verification-routes.ts';
import { worldRoutes } from './worlds/world-routes.ts';
import type { Worlds } from './worlds/worlds.ts';

interface ControlOptions {
  readonly worlds: Worlds;
  readonly dataSets: DataSets;
  readonly pages: string;
}

/** The calls of docs/mock-control.md. */
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
