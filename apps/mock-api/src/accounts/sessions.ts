import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountRow, Rows, SessionRow } from '../data/rows.ts';
import { days, hours } from '../data/durations.ts';
import type { Reader, Store } from '../store/store.ts';

/** Sessions behind a signed cookie that holds an opaque random id (decision 17). */

export const sessionCookie = 'session';

/** A session won with a password code is there to set a new password. */
const lifetimes: Readonly<Record<SessionRow['wonBy'], number>> = {
  login: days(30),
  verifyotp: days(30),
  verifyotplogin: hours(1),
};

/** Opens a session for `account` and sets its cookie; the session this browser had before ends. */
export async function openSession(
  request: FastifyRequest,
  reply: FastifyReply,
  account: AccountRow,
  wonBy: SessionRow['wonBy'],
): Promise<void> {
  const { store, clock } = request.world;
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  const session: SessionRow = {
    id: fingerprint(token),
    accountId: account.id,
    wonBy,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + lifetimes[wonBy]).toISOString(),
  };
  const before = tokenOf(request);
  await store.write((tx) => {
    if (before !== undefined) tx.remove('sessions', fingerprint(before));
    for (const old of tx.find('sessions', 'accountId', account.id)) {
      if (isOver(old, now)) tx.remove('sessions', old.id);
    }
    tx.put('sessions', session);
  });
  reply.setCookie(sessionCookie, token, {
    ...cookieOptions(request),
    maxAge: lifetimes[wonBy] / 1000,
  });
}

/** Who the request's cookie stands for; null for strangers, tampered cookies and sessions that are over. */
export function findSession(request: FastifyRequest): { account: AccountRow; session: SessionRow } | null {
  const { store, clock } = request.world;
  const token = tokenOf(request);
  const session = token === undefined ? undefined : store.get('sessions', fingerprint(token));
  if (session === undefined || isOver(session, clock.now())) return null;
  const account = store.get('accounts', session.accountId);
  return account === undefined ? null : { account, session };
}

/** Ends every session of an account but `keep`. */
export async function endSessions(store: Store<Rows>, accountId: string, keep?: SessionRow): Promise<void> {
  await store.write((tx) => {
    for (const session of sessionsOf(tx, accountId)) {
      if (session.id !== keep?.id) tx.remove('sessions', session.id);
    }
  });
}

/** What every cookie of the stand-in has in common. */
export function cookieOptions(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'strict', signed: true, secure: request.protocol === 'https' } as const;
}

const sessionsOf = (reader: Reader<Rows>, accountId: string) => reader.find('sessions', 'accountId', accountId);
const isOver = (session: SessionRow, now: Date) => session.expiresAt <= now.toISOString();
const fingerprint = (token: string) => createHash('sha256').update(token).digest('hex');

function tokenOf(request: FastifyRequest): string | undefined {
  const cookie = request.cookies[sessionCookie];
  if (cookie === undefined) return undefined;
  const { valid, value } = request.unsignCookie(cookie);
  return valid ? value : undefined;
}
