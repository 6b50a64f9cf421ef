import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { days, hours } from '../data/durations.ts';
import type { AccountRow, Rows, SessionRow } from '../data/rows.ts';
import type { Writer } from '../store/store.ts';
import { cookieOptions, readCookie } from './cookies.ts';

/** Sessions behind a signed cookie that holds an opaque random id (decision 17). */

const cookieName = 'session';

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
  const before = readCookie(request, cookieName);
  if (before !== undefined) tx.remove('sessions', hashOf(before));
  for (const old of tx.find('sessions', 'accountId', accountId)) {
    if (isOver(old, now)) tx.remove('sessions', old.id);
  }
  tx.put('sessions', row);
  return { row, token };
}

export function giveCookie(request: FastifyRequest, reply: FastifyReply, { row, token }: NewSession): void {
  reply.setCookie(cookieName, token, { ...cookieOptions(request), maxAge: lifetimes[row.wonBy] / 1000 });
}

/** Who the request's cookie stands for; null for strangers, tampered cookies and sessions that are over. */
export function findSession(request: FastifyRequest): { account: AccountRow; session: SessionRow } | null {
  const { store, clock } = request.world;
  const token = readCookie(request, cookieName);
  const session = token === undefined ? undefined : store.get('sessions', hashOf(token));
  if (session === undefined || isOver(session, clock.now())) return null;
  const account = store.get('accounts', session.accountId);
  return account === undefined ? null : { account, session };
}

/** Ends every session of an account but `keep`. */
export function endSessions(tx: Writer<Rows>, accountId: string, keep?: SessionRow): void {
  for (const session of tx.find('sessions', 'accountId', accountId)) {
    if (session.id !== keep?.id) tx.remove('sessions', session.id);
  }
}

const isOver = (session: SessionRow, now: Date) => session.expiresAt <= now.toISOString();
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
