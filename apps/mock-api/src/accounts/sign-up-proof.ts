import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { days } from '../data/durations.ts';
import type { AccountRow } from '../data/rows.ts';
import { giveCookie, readCookie, signedCookie, takeCookie } from './cookies.ts';

/**
 * Until the code is entered, anyone can sign up again with the same email, and the last password counts. The
 * mailbox's owner must not confirm a stranger's password. So a signed cookie proves which password this browser gave,
 * and a code confirms only that password.
 */

const cookieName = 'signup';

export function giveSignUpProof(request: FastifyRequest, reply: FastifyReply, account: AccountRow): void {
  giveCookie(request, reply, cookieName, signUpProof(account), days(1));
}

export function hasSignUpProof(request: FastifyRequest, account: AccountRow): boolean {
  return readCookie(request, cookieName) === signUpProof(account);
}

/** Only after verification. Without the proof the next code would be refused. */
export function forgetSignUpProof(request: FastifyRequest, reply: FastifyReply): void {
  if (signedCookie(request, cookieName) !== undefined) takeCookie(request, reply, cookieName);
}

/** The hash is salted, so the same password given twice has two proofs. */
export function signUpProof({ id, passwordHash }: AccountRow): string {
  return `${id}:${createHash('sha256')
    .update(passwordHash ?? '')
    .digest('hex')}`;
}
