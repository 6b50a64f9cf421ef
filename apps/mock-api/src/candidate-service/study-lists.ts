import * as wire from '@glo/adapters/wire/filter';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import * as lists from '../seed/lookups.ts';

/** The dropdowns of the filter (specification 2, section 7). */
export function studyListRoutes(app: FastifyInstance): void {
  route(app, wire.getBachelorsDegrees, () => ({ data: [...lists.bachelorsDegrees] }));
  route(app, wire.getBachelorsSpecialization, () => ({ data: [...lists.bachelorsSpecialisations] }));
  route(app, wire.getMastersDegrees, () => ({ data: [...lists.mastersDegrees] }));
  route(app, wire.getMastersSpecialization, () => ({ data: [...lists.mastersSpecialisations] }));
  route(app, wire.getStreams, () => ({ data: [...lists.streams] }));
  route(app, wire.getAllInstitutes, () => ({ data: [...lists.institutes] }));
}
