import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { days } from '../data/durations.ts';
import type { AccountRow } from '../data/rows.ts';
import { giveCookie, readCookie } from './cookies.ts';

/**
 * A browser keeps, in a signed cookie, that an account signed in with it: a random number, and a mark for each account, the
 * latest first. It opens nothing. Failures of such a device count apart (decision 63), so no stranger can keep it out.
 */

const cookieName = 'device';
const mostAccounts = 5;

/** Once the account has signed in or changed its password. */
export function rememberDevice(request: FastifyRequest, reply: FastifyReply, account: AccountRow): void {
  const [number = randomBytes(16).toString('base64url'), ...marks] = partsOf(request);
  const mark = markOf(number, account);
  const kept = [mark, ...marks.filter((each) => each !== mark)].slice(0, mostAccounts);
  giveCookie(request, reply, cookieName, [number, ...kept].join('.'), days(365));
}

/** The number of the device that a request comes from, if that account signed in with it and has the same password still. */
export function knownDevice(request: FastifyRequest, account: AccountRow): string | undefined {
  const [number, ...marks] = partsOf(request);
  return number !== undefined && marks.includes(markOf(number, account)) ? number : undefined;
}

const partsOf = (request: FastifyRequest) => readCookie(request, cookieName)?.split('.') ?? [];

/** Tells nothing about the account. With another password it is another one: who knew the old one is a stranger again. */
function markOf(number: string, { id, passwordHash }: AccountRow): string {
  const hash = createHash('sha256').update(`${number} ${id} ${passwordHash ?? ''}`);
  return hash.digest('base64url').slice(0, 22);
}
