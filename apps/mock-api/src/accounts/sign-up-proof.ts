import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { days } from '../data/durations.ts';
import type { AccountRow } from '../data/rows.ts';
import { giveCookie, readCookie, signedCookie, takeCookie } from './cookies.ts';

/**
 * Until the code is entered anybody can sign up again with the same e-mail, and the password given last counts. Without
 * care the owner of the mailbox would then confirm a stranger's password. So a browser that signs up keeps, in a signed
 * cookie, proof of the password it gave: a code confirms that password, entered in that browser, or nothing.
 */

const cookieName = 'signup';

export function giveSignUpProof(request: FastifyRequest, reply: FastifyReply, account: AccountRow): void {
  giveCookie(request, reply, cookieName, signUpProof(account), days(1));
}

/** Whether this browser signed up with the password that the account has now. */
export function hasSignUpProof(request: FastifyRequest, account: AccountRow): boolean {
  return readCookie(request, cookieName) === signUpProof(account);
}

/** Once the account is verified. Not before: without the proof the next code would be refused. */
export function forgetSignUpProof(request: FastifyRequest, reply: FastifyReply): void {
  if (signedCookie(request, cookieName) !== undefined) takeCookie(request, reply, cookieName);
}

/** What the cookie holds. The hash is salted: the same password given twice has two proofs. */
export function signUpProof({ id, passwordHash }: AccountRow): string {
  return `${id}:${createHash('sha256')
    .update(passwordHash ?? '')
    .digest('hex')}`;
}
