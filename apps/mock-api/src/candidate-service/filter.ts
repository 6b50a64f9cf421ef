import { filterCandidates } from '@glo/adapters/wire/filter';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../http/refusal.ts';
import { readRoute } from '../http/route.ts';
import { candidateFilter } from './candidate-filter.ts';

/** Those of the given students who pass the filter, in the order given, each once (decision 31); unknown ids are left out. */
export function filterRoutes(app: FastifyInstance): void {
  readRoute(app, filterCandidates, ({ body, store }) => {
    for (const { minExp, maxExp } of [body.internshipExp, body.fullTimeExp]) {
      if (maxExp < minExp) throw refuse.badRequest('Maximum Experience cannot be less than Minimum Experience');
    }
    const accepts = candidateFilter(body);
    return [...new Set(body.student_id)].filter((id) => {
      const candidate = store.get('candidates', id);
      return candidate !== undefined && accepts(candidate);
    });
  });
}
