import type { FastifyRequest } from 'fastify';
import type { AccountRow, SessionRow } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';
import { findSession } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Filled in on routes that need a session. */
    signedIn: { readonly account: AccountRow; readonly session: SessionRow } | null;
  }
}

/** Turns strangers away with 401, before their body is read. */
export async function requireSession(request: FastifyRequest): Promise<void> {
  request.signedIn = findSession(request);
  if (request.signedIn === null) throw refuse.signInNeeded();
}
