import { getCandidatesByIds, getGloScore, getPosts, getProfileData } from '@glo/adapters/wire/candidates';
import type { FastifyInstance } from 'fastify';
import { keepBodies } from '../http/kept-bodies.ts';
import { readRoute } from '../http/route.ts';
import { writeCandidates } from './candidate-lists.ts';
import { knownCandidate } from './known-candidate.ts';
import { writePost, writeProfile } from './wire-candidate.ts';

/** Students, open to every recruiter (specification 2, section 7: candidate data service). */
export function candidateRoutes(app: FastifyInstance): void {
  readRoute(app, getProfileData, ({ query, store }) => writeProfile(store, query.student_id));

  readRoute(app, getGloScore, ({ query, store }) => ({
    data: { data: { score: knownCandidate(store, query.student_id).gloScore } },
  }));

  readRoute(app, getPosts, ({ query, store, request }) => {
    const { id } = knownCandidate(store, query.post_owner_user_id);
    const newestFirst = store
      .find('posts', 'candidateId', id)
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    const origin = `${request.protocol}://${request.host}`;
    return { postData: newestFirst.map((post) => writePost(post, origin)) };
  });

  void app.register(async (scope) => {
    keepBodies(scope);
    readRoute(scope, getCandidatesByIds, ({ body, store }) => writeCandidates(store, body.applicants_ids));
  });
}
