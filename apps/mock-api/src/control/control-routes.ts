import type { FastifyInstance } from 'fastify';
import { clockRoutes } from './clock-routes.ts';
import type { DataSets } from './data-sets.ts';
import { outboxRoutes } from './outbox-routes.ts';
import { controlPageRoutes } from './page-routes.ts';
import { resetRoutes } from './reset-routes.ts';
import { verificationDeskRoutes } from './verification-routes.ts';

/** Everything under /__mock: docs/mock-control.md. */
export function controlRoutes(app: FastifyInstance, dataSets: DataSets): void {
  outboxRoutes(app);
  clockRoutes(app);
  verificationDeskRoutes(app);
  resetRoutes(app, dataSets);
  controlPageRoutes(app);
}
