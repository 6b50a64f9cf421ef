import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { attached } from '../data/attached.ts';
import { days, hours } from '../data/durations.ts';
import type { AccountRow, Rows, SessionRow } from '../data/rows.ts';
import type { Writer } from '../store/store.ts';
import { cookieOptions, cookiesOf, readCookie } from './cookies.ts';

/** Sessions behind a signed cookie that holds an opaque random id (decision 17). */

const cookieName = 'session';
const remembered = 1000;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Session ids by the signed cookies they came in, the last ones seen: checking a signature and hashing takes as long
     * as a small answer. The store says whether there is such a session.
     */
    readonly sessionIds: Map<string, string>;
  }
}

/** A session won with a password code is there to set a new password. */
const lifetimes: Readonly<Record<SessionRow['wonBy'], number>> = {
  login: days(30),
  verifyotp: days(30),
  verifyotplogin: hours(1),
};

export interface NewSession {
  readonly row: SessionRow;
  /** What the cookie holds; the store knows only its hash. */
  readonly token: string;
}

/** Opens a session; the one this browser had before ends. Once it is stored, `giveCookie` hands it over. */
export function openSession(
  tx: Writer<Rows>,
  request: FastifyRequest,
  accountId: string,
  wonBy: SessionRow['wonBy'],
): NewSession {
  const now = request.world.clock.now();
  const token = randomBytes(32).toString('base64url');
  const row: SessionRow = {
    id: hashOf(token),
    accountId,
    wonBy,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + lifetimes[wonBy]).toISOString(),
  };
  const before = sessionIdOf(request);
  if (before !== undefined) tx.remove('sessions', before);
  for (const old of tx.find('sessions', 'accountId', accountId)) {
    if (isOver(old, now.getTime())) tx.remove('sessions', old.id);
  }
  tx.put('sessions', row);
  return { row, token };
}

export function giveCookie(request: FastifyRequest, reply: FastifyReply, { row, token }: NewSession): void {
  reply.setCookie(cookieName, token, { ...cookieOptions(request), maxAge: lifetimes[row.wonBy] / 1000 });
}

/** Who the request's cookie stands for; null for strangers, tampered cookies and sessions that are over. */
export function findSession(request: FastifyRequest): { account: AccountRow; session: SessionRow } | null {
  const { store } = request.world;
  const session = store.get('sessions', sessionIdOf(request) ?? '');
  if (session === undefined || isOver(session, request.arrivedAt)) return null;
  const account = store.get('accounts', session.accountId);
  return account === undefined ? null : { account, session };
}

/** Ends every session of an account but `keep`. */
export function endSessions(tx: Writer<Rows>, accountId: string, keep?: SessionRow): void {
  for (const session of tx.find('sessions', 'accountId', accountId)) {
    if (session.id !== keep?.id) tx.remove('sessions', session.id);
  }
}

/** The session that a request's cookie stands for, whether or not there is one; undefined without a cookie of ours. */
function sessionIdOf(request: FastifyRequest): string | undefined {
  const { sessionIds } = request.server;
  const cookie = cookiesOf(request)[cookieName];
  const known = cookie === undefined ? undefined : sessionIds.get(cookie);
  if (cookie === undefined || known !== undefined) return known;
  const token = readCookie(request, cookieName);
  if (token === undefined) return undefined;
  const id = hashOf(token);
  if (sessionIds.size >= remembered) sessionIds.clear();
  sessionIds.set(cookie, id);
  return id;
}

const isOver = (session: SessionRow, now: number) => endOf(session) <= now;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const ends = attached<SessionRow, number>();

/** In milliseconds; read once from a row, which never changes. */
function endOf(session: SessionRow): number {
  const known = ends.get(session);
  if (known !== undefined) return known;
  const end = Date.parse(session.expiresAt);
  ends.set(session, end);
  return end;
}
