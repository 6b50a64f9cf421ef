import * as wire from '@glo/adapters/wire/filter';
import type { FastifyInstance } from 'fastify';
import { readRoute } from '../http/route.ts';
import * as lists from '../seed/lookups.ts';

/** The dropdowns of the filter (specification 2, section 7). */
export function studyListRoutes(app: FastifyInstance): void {
  readRoute(app, wire.getBachelorsDegrees, () => ({ data: [...lists.bachelorsDegrees] }));
  readRoute(app, wire.getBachelorsSpecialization, () => ({ data: [...lists.bachelorsSpecialisations] }));
  readRoute(app, wire.getMastersDegrees, () => ({ data: [...lists.mastersDegrees] }));
  readRoute(app, wire.getMastersSpecialization, () => ({ data: [...lists.mastersSpecialisations] }));
  readRoute(app, wire.getStreams, () => ({ data: [...lists.streams] }));
  readRoute(app, wire.getAllInstitutes, () => ({ data: [...lists.institutes] }));
}
