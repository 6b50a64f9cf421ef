import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import { logSecurity } from '../http/security-log.ts';
import { type Review, review, reviewShape } from './review.ts';

interface ReviewRequest {
  Body: Review;
}

export const reviewPath = '/review';

/** Registers the route of `npm run review` (decision 61). It requires `token` as a bearer token. */
export function reviewRoute(app: FastifyInstance, token: string): void {
  const options = {
    schema: { body: reviewShape },
    onRequest: async (request: FastifyRequest) => requireToken(request, token),
  };
  app.post<ReviewRequest>(reviewPath, options, (request) => takeReview(request));
}

async function requireToken({ headers }: FastifyRequest, token: string): Promise<void> {
  if (timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`))) return;
  throw new Refusal(401, 'The review token is missing or wrong.');
}

/** Hashes have equal lengths, which `timingSafeEqual` requires. */
const hash = (text: string) => createHash('sha256').update(text).digest();

async function takeReview(request: FastifyRequest<ReviewRequest>): Promise<{ message: string }> {
  const message = await review(request.world, request.body);
  logSecurity(request, 'verification decided');
  return { message };
}
