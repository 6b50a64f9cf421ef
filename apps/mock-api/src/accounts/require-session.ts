import type { FastifyRequest } from 'fastify';
import { refuse } from '../http/refusal.ts';
import type { SignedIn } from '../http/route.ts';
import { findSession, renewSession } from './sessions.ts';

/** Answers 401 without a session, before the body is read. */
export function requireSession(request: FastifyRequest, _reply: unknown, done: (error?: Error) => void): void {
  request.signedIn = findSession(request);
  if (request.signedIn === null) return done(refuse.signInNeeded());
  renewSession(request, request.signedIn.session);
  done();
}

/** Reads session and account again after a body, because they may have changed while it arrived. */
export function whoAsks({ signedIn, routeOptions: { config }, world: { store } }: FastifyRequest): SignedIn {
  if (signedIn !== null && config.call?.body === undefined && config.file === undefined) return signedIn;
  const session = store.get('sessions', signedIn?.session.id ?? '');
  const account = store.get('accounts', session?.accountId ?? '');
  if (session === undefined || account === undefined) throw refuse.signInNeeded();
  return { account, session };
}
