import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { days } from '../data/durations.ts';
import type { AccountRow } from '../data/rows.ts';
import { cookieOptions, cookiesOf, readCookie } from './cookies.ts';

/**
 * Until the code is entered anybody can sign up again with the same e-mail, and the password given last counts. Without
 * care the owner of the mailbox would then confirm a stranger's password. So a browser that signs up remembers, in a
 * signed cookie, which password it gave; it cannot confirm another one.
 */

const cookieName = 'signup';

export function giveSignUpProof(request: FastifyRequest, reply: FastifyReply, account: AccountRow): void {
  reply.setCookie(cookieName, `${account.id}:${fingerprint(account)}`, {
    ...cookieOptions(request),
    maxAge: days(1) / 1000,
  });
}

/** Whether somebody signed up with this e-mail after this browser did. False for clients without cookies. */
export function wasReplaced(request: FastifyRequest, account: AccountRow): boolean {
  const [accountId, given] = readCookie(request, cookieName)?.split(':') ?? [];
  return accountId === account.id && given !== fingerprint(account);
}

export function forgetSignUpProof(request: FastifyRequest, reply: FastifyReply): void {
  if (cookiesOf(request)[cookieName] !== undefined) reply.clearCookie(cookieName, { path: '/' });
}

/** The hash is salted: the same password given twice has two fingerprints. */
const fingerprint = (account: AccountRow) =>
  createHash('sha256')
    .update(account.passwordHash ?? '')
    .digest('hex');
