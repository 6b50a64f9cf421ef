import type { FastifyRequest } from 'fastify';
import { refuse } from '../http/refusal.ts';
import { findSession, renewSession } from './sessions.ts';

/** Turns strangers away with 401, before their body is read. */
export function requireSession(request: FastifyRequest, _reply: unknown, done: (error?: Error) => void): void {
  request.signedIn = findSession(request);
  if (request.signedIn === null) return done(refuse.signInNeeded());
  renewSession(request, request.signedIn.session);
  done();
}
