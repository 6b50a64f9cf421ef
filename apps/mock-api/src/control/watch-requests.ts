import type { FastifyInstance } from 'fastify';
import { letFaultsHit } from './faults/fault-hooks.ts';
import { type KnownRoute, watchRoutes } from './faults/known-routes.ts';
import { keepJournal } from './journal/journal-hooks.ts';

/** Lets the control surface reach every request. Call it before any route is added; returns the routes as they come. */
export function watchRequests(app: FastifyInstance): readonly KnownRoute[] {
  keepJournal(app);
  letFaultsHit(app);
  return watchRoutes(app);
}
