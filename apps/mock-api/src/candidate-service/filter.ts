import { filterCandidates } from '@glo/adapters/wire/filter';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../http/refusal.ts';
import { readRoute } from '../http/route.ts';
import { candidateFilter } from './candidate-filter.ts';
import { findCandidates } from './find-candidates.ts';

/** Keeps the given order, each id once, without unknown ones (decision 31). */
export function filterRoutes(app: FastifyInstance): void {
  readRoute(app, filterCandidates, ({ body, store }) => {
    for (const { minExp, maxExp } of [body.internshipExp, body.fullTimeExp]) {
      if (maxExp < minExp) throw refuse.badRequest('Maximum Experience cannot be less than Minimum Experience');
    }
    const accepts = candidateFilter(body);
    return findCandidates(store, body.student_id)
      .filter(accepts)
      .map(({ id }) => id);
  });
}
