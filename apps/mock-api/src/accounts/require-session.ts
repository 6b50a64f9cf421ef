import type { FastifyRequest } from 'fastify';
import type { AccountRow, SessionRow } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';
import { findSession, renewSession } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Filled in on routes that need a session. */
    signedIn: { readonly account: AccountRow; readonly session: SessionRow } | null;
  }
}

/** Turns strangers away with 401, before their body is read. */
export function requireSession(request: FastifyRequest, _reply: unknown, done: (error?: Error) => void): void {
  request.signedIn = findSession(request);
  if (request.signedIn === null) return done(refuse.signInNeeded());
  renewSession(request, request.signedIn.session);
  done();
}
