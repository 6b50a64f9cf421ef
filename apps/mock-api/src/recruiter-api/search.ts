import { searchCandidates } from '@glo/adapters/wire/search';
import type { FastifyInstance } from 'fastify';
import { writeMatch } from '../candidate-service/wire-candidate.ts';
import { readRoute } from '../http/route.ts';
import { candidateIndex } from '../matching/candidate-index.ts';

const mostFound = 200;

export function searchRoutes(app: FastifyInstance): void {
  readRoute(app, searchCandidates, ({ body, store }) => {
    const wanted = { skills: body.skilltags, openTo: body.job_type, within: body.location };
    return { data: { data: candidateIndex(store).best(wanted, mostFound).map(writeMatch) } };
  });
}
