import type { FastifyInstance } from 'fastify';
import { clockRoutes } from './clock-routes.ts';
import type { DataSets } from './data-sets.ts';
import { faultRoutes } from './faults/fault-routes.ts';
import type { KnownRoute } from './faults/known-routes.ts';
import { expectationRoutes } from './journal/expectation-routes.ts';
import { journalRoutes } from './journal/journal-routes.ts';
import { outboxRoutes } from './outbox-routes.ts';
import { controlPageRoutes } from './page-routes.ts';
import { resetRoutes } from './reset-routes.ts';
import { namedSnapshotRoutes } from './snapshot/named-routes.ts';
import { snapshotRoutes } from './snapshot/snapshot-routes.ts';
import { verificationDecisionRoutes } from './verification-routes.ts';
import { variantRoutes } from './variants/variant-routes.ts';
import { worldRoutes } from './worlds/world-routes.ts';
import type { Worlds } from './worlds/worlds.ts';

interface ControlOptions {
  readonly worlds: Worlds;
  readonly dataSets: DataSets;
  readonly pages: string;
  readonly snapshotFolder: string | null;
}

/** Everything under /__mock: docs/mock-control.md. */
export async function controlRoutes(
  app: FastifyInstance,
  { worlds, dataSets, pages, snapshotFolder }: ControlOptions,
  routes: readonly KnownRoute[],
): Promise<void> {
  worldRoutes(app, worlds);
  outboxRoutes(app);
  clockRoutes(app);
  verificationDecisionRoutes(app);
  resetRoutes(app, dataSets, worlds);
  snapshotRoutes(app);
  namedSnapshotRoutes(app, snapshotFolder);
  faultRoutes(app, routes, worlds);
  variantRoutes(app);
  const findJournal = (name: string) => worlds.known(name)?.journal;
  journalRoutes(app, findJournal);
  expectationRoutes(app, findJournal);
  await controlPageRoutes(app, pages);
}
