import { searchCandidates } from '@glo/adapters/wire/search';
import type { FastifyInstance } from 'fastify';
import { matchReply } from '../candidate-service/match-replies.ts';
import { readRoute } from '../http/route.ts';
import { candidateIndex } from '../matching/index-of-store.ts';

const mostFound = 200;

/** Search Candidates (specification 2, section 7; decision 32): best match first. */
export function searchRoutes(app: FastifyInstance): void {
  const reply = matchReply((data) => ({ data: { data } }));
  readRoute(app, searchCandidates, ({ body, store }) => {
    const wish = { skills: body.skilltags, openTo: body.job_type, within: body.location };
    return reply(candidateIndex(store).best(wish, mostFound));
  });
}
