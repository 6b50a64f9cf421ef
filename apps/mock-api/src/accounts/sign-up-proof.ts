import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { days } from '../data/durations.ts';
import type { AccountRow } from '../data/rows.ts';
import { giveCookie, readCookie, rawCookie, takeCookie } from './cookies.ts';

/**
 * Until the code is entered, anyone can sign up again with the same email, and the mailbox's owner must not confirm
 * a stranger's password. A signed cookie proves which password this browser gave, and a code confirms that one.
 * Former passwords can be confirmed, too, so that later sign-ups by a stranger do not stop the owner.
 */

const cookieName = 'signup';
const formerMaximum = 20;

export function giveSignUpProof(request: FastifyRequest, reply: FastifyReply, account: AccountRow): void {
  giveCookie(request, reply, cookieName, signUpProof(account), days(1));
}

export function provenHash(request: FastifyRequest, { id, passwordHash, formerHashes = [] }: AccountRow) {
  const proof = readCookie(request, cookieName);
  return [passwordHash, ...formerHashes].find((each) => signUpProof({ id, passwordHash: each }) === proof);
}

export function withSignUp(account: AccountRow, passwordHash: string): AccountRow {
  const { passwordHash: last, formerHashes = [] } = account;
  return {
    ...account,
    passwordHash,
    ...(last !== null && { formerHashes: [last, ...formerHashes].slice(0, formerMaximum) }),
  };
}

export function confirmed(account: AccountRow, passwordHash: string | null): AccountRow {
  const { formerHashes: _, ...others } = account;
  return { ...others, passwordHash, verified: true };
}

/** Only after verification, because without the proof the next code would be refused. */
export function forgetSignUpProof(request: FastifyRequest, reply: FastifyReply): void {
  if (rawCookie(request, cookieName) !== undefined) takeCookie(request, reply, cookieName);
}

/** The hash is salted, so the same password given twice has two proofs. */
export function signUpProof({ id, passwordHash }: Pick<AccountRow, 'id' | 'passwordHash'>): string {
  return `${id}:${hash('sha256', passwordHash ?? '', 'hex')}`;
}
