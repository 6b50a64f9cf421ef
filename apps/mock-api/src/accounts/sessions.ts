import { hash, randomBytes } from 'node:crypto';
import type { Call } from '@glo/adapters/wire/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { days, hours, minutes } from '../data/durations.ts';
import type { AccountRow, Rows, SessionRow } from '../data/rows.ts';
import { logSecurity } from '../http/security-log.ts';
import type { Writer } from '../store/store.ts';
import { endCodes } from './codes.ts';
import { giveCookie, readCookie, rawCookie, takeCookie } from './cookies.ts';
import { rememberDevice } from './known-device.ts';
import { refuse } from '../http/refusal.ts';
import type { SignedIn } from '../http/route.ts';

/** Sessions behind a signed cookie with an opaque random id (decision 17). */

const cookieName = 'session';
const remembered = 1000;
const mostOfAccount = 50;

declare module 'fastify' {
  interface FastifyInstance {
    /** Session ids by signed cookie, cached because checking a signature takes as long as a small reply. */
    readonly sessionIds: Map<string, string>;
  }
}

/** Idle sessions end. The new end is written at most once a minute. */
const idleEnd = hours(12);
const renewAfter = minutes(1);

/** A session from a password code only serves to set a new password. */
const lifetimes: Readonly<Record<SessionRow['wonBy'], number>> = {
  login: days(30),
  verifyotp: days(30),
  verifyotplogin: hours(1),
};

export type NewSession = ReturnType<typeof openSession>;

/** Opens a session and ends the browser's previous one, and the oldest of too many. Call `signIn` once it is stored. */
export function openSession(tx: Writer<Rows>, request: FastifyRequest, accountId: string, wonBy: SessionRow['wonBy']) {
  const now = request.world.clock.now();
  const token = randomBytes(32).toString('base64url');
  const fresh = { id: hashOf(token), accountId, wonBy, createdAt: now.toISOString(), expiresAt: '' };
  const row: SessionRow = { ...fresh, expiresAt: new Date(endIfUsed(fresh, now.getTime())).toISOString() };
  const before = sessionIdOf(request);
  if (before !== undefined) tx.remove('sessions', before);
  const others = tx.find('sessions', 'accountId', accountId).toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  for (const [at, old] of others.entries()) {
    if (isOver(old, now.getTime()) || at <= others.length - mostOfAccount) tx.remove('sessions', old.id);
  }
  tx.put('sessions', row);
  return { row, token };
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export function signIn({ request, reply }: Exchange, account: AccountRow, { row, token }: NewSession): void {
  giveCookie(request, reply, cookieName, token, lifetimes[row.wonBy]);
  logSecurity(request, 'signed in', row.accountId);
  rememberDevice(request, reply, account);
}

export function putPassword(tx: Writer<Rows>, account: AccountRow, passwordHash: string): AccountRow {
  const changed = { ...account, passwordHash };
  tx.put('accounts', changed);
  endSessions(tx, account.id);
  endCodes(tx, account.id);
  return changed;
}

/** Signs the browser out after `putPassword` is stored, but remembers it for the new password. */
export function signOutAfterChange({ request, reply }: Exchange, account: AccountRow): void {
  takeSession(request, reply);
  rememberDevice(request, reply, account);
  logSecurity(request, 'password changed');
}

function takeSession(request: FastifyRequest, reply: FastifyReply): void {
  takeCookie(request, reply, cookieName);
}

export function findSession(request: FastifyRequest): { account: AccountRow; session: SessionRow } | null {
  const { store } = request.world;
  const session = store.get('sessions', sessionIdOf(request) ?? '');
  if (session === undefined || isOver(session, request.arrivedAt)) return null;
  const account = store.get('accounts', session.accountId);
  return account === undefined ? null : { account, session };
}

/** Extends a session in use. The write is not awaited: if it fails, the session ends a little earlier. */
function renewSession(request: FastifyRequest, session: SessionRow): void {
  const { store } = request.world;
  const now = request.arrivedAt;
  if (endIfUsed(session, now) - endOf(session) < renewAfter) return;
  const renewed = store.write((tx) => {
    const current = tx.get('sessions', session.id);
    if (current !== undefined)
      tx.put('sessions', { ...current, expiresAt: new Date(endIfUsed(current, now)).toISOString() });
  });
  renewed.catch((error: unknown) =>
    request.log.error(
      { err: error },
      'A session was not extended, because the store refused the write. It ends earlier.',
    ),
  );
}

async function endSession(request: FastifyRequest): Promise<void> {
  const id = sessionIdOf(request);
  const { store } = request.world;
  const session = id === undefined ? undefined : store.get('sessions', id);
  if (session === undefined) return;
  await store.write((tx) => tx.remove('sessions', session.id));
  logSecurity(request, 'session ended', session.accountId);
}

export function endSessions(tx: Writer<Rows>, accountId: string): void {
  for (const { id } of tx.find('sessions', 'accountId', accountId)) tx.remove('sessions', id);
}

function sessionIdOf(request: FastifyRequest): string | undefined {
  const { sessionIds } = request.server;
  const cookie = rawCookie(request, cookieName);
  const known = cookie === undefined ? undefined : sessionIds.get(cookie);
  if (cookie === undefined || known !== undefined) return known;
  const token = readCookie(request, cookieName);
  if (token === undefined) return undefined;
  const id = hashOf(token);
  if (sessionIds.size >= remembered) sessionIds.clear();
  sessionIds.set(cookie, id);
  return id;
}

const endIfUsed = ({ createdAt, wonBy }: SessionRow, now: number) =>
  Math.min(now + idleEnd, Date.parse(createdAt) + lifetimes[wonBy]);

const isOver = (session: SessionRow, now: number) => endOf(session) <= now;
const hashOf = (token: string) => hash('sha256', token, 'hex');

const endOf = (session: SessionRow) => Date.parse(session.expiresAt);

export function requireSession(request: FastifyRequest, _reply: unknown, done: (error?: Error) => void): void {
  request.signedIn = findSession(request);
  if (request.signedIn === null) return done(refuse.signInNeeded());
  renewSession(request, request.signedIn.session);
  done();
}

/** Reads session and account again after a body, because they may have changed while it arrived. */
export function requireSignedIn({ signedIn, world: { store } }: FastifyRequest, { body, file }: Call): SignedIn {
  if (signedIn !== null && body === undefined && file === undefined) return signedIn;
  const session = store.get('sessions', signedIn?.session.id ?? '');
  const account = store.get('accounts', session?.accountId ?? '');
  if (session === undefined || account === undefined) throw refuse.signInNeeded();
  return { account, session };
}

/** Signing out (decision 60). The specification has no call for it. */
export function sessionRoutes(app: FastifyInstance): void {
  app.post('/session/end', async (request, reply) => {
    // Before the store, which may refuse: the browser is signed out in any case.
    takeSession(request, reply);
    // The cache may hold private files and pictures.
    reply.header('clear-site-data', '"cache"');
    await endSession(request);
    return reply.code(204).send();
  });
}
