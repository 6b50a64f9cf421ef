import { getCandidatesByIds, getGloScore, getPosts, getProfileData } from '@glo/adapters/wire/candidates';
import type { FastifyInstance } from 'fastify';
import { filterCandidates } from '@glo/adapters/wire/filter';
import { isFormFilled } from '../accounts/accounts.ts';
import { readRoute } from '../http/route.ts';
import type { UseLimits } from '../limits/use-limits.ts';
import { findCandidates, requireCandidate } from './find-candidates.ts';
import { withoutContact, writeCandidate, writePost, writeProfile } from './wire-candidate.ts';
import { refuse } from '../http/refusal.ts';
import { candidateFilter } from './candidate-filter.ts';

export function candidateRoutes(app: FastifyInstance, limits: UseLimits): void {
  readRoute(app, getProfileData, ({ query, account, store, request }) => {
    limits.countProfile({ request, account });
    const profile = writeProfile(requireCandidate(store, query.student_id));
    return isFormFilled(store, account.id) ? profile : withoutContact(profile);
  });

  readRoute(app, getGloScore, ({ query, store }) => ({
    data: { data: { score: requireCandidate(store, query.student_id).gloScore } },
  }));

  readRoute(app, getPosts, ({ query, store, request }) => {
    const { id } = requireCandidate(store, query.post_owner_user_id);
    const newestFirst = store
      .find('posts', 'candidateId', id)
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    const origin = `${request.protocol}://${request.host}`;
    return { postData: newestFirst.map((post) => writePost(post, origin)) };
  });

  readRoute(app, getCandidatesByIds, ({ body, store }) => ({
    status: 201,
    applicants: findCandidates(store, body.applicants_ids).map(writeCandidate),
  }));

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
