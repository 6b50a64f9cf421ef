import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import { logSecurity } from '../http/security-log.ts';
import { type Review, review, reviewShape } from './review.ts';

export const reviewPath = '/review';

/** Registers the route of `npm run review` (decision 61). It takes `token` as a bearer token. */
export function reviewRoute(app: FastifyInstance, token: string): void {
  app.post<{ Body: Review }>(
    reviewPath,
    {
      schema: { body: reviewShape },
      onRequest: (request, _reply, done) => {
        const isAllowed = isSameText(request.headers.authorization ?? '', `Bearer ${token}`);
        done(isAllowed ? undefined : new Refusal(401, 'The review token is missing or wrong.'));
      },
    },
    async (request) => {
      const message = await review(request.world, request.body);
      logSecurity(request, 'verification decided');
      return { message };
    },
  );
}

/** Compares hashes, because `timingSafeEqual` requires equal lengths. */
function isSameText(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
