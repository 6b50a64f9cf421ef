import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { days } from '../data/durations.ts';
import type { AccountRow } from '../data/rows.ts';
import { giveCookie, readCookie } from './cookies.ts';

/**
 * A signed cookie remembers the accounts that signed in with a browser: a random number and a mark per account,
 * latest first. Failures of such a device are counted separately (decision 63), so that a stranger cannot lock it
 * out.
 */

const cookieName = 'device';
const mostAccounts = 5;

export function rememberDevice(request: FastifyRequest, reply: FastifyReply, account: AccountRow): void {
  const [number = randomBytes(16).toString('base64url'), ...marks] = partsOf(request);
  const mark = markOf(number, account);
  const kept = [mark, ...marks.filter((each) => each !== mark)].slice(0, mostAccounts);
  giveCookie(request, reply, cookieName, [number, ...kept].join('.'), days(365));
}

export type DeviceOwner = Pick<AccountRow, 'id' | 'passwordHash'>;

function knownDevice(request: FastifyRequest, account: DeviceOwner): string | undefined {
  const [number, ...marks] = partsOf(request);
  return number !== undefined && marks.includes(markOf(number, account)) ? number : undefined;
}

const partsOf = (request: FastifyRequest) => readCookie(request, cookieName)?.split('.') ?? [];

/** Depends on the password, so that a new password makes other devices strangers. */
function markOf(number: string, { id, passwordHash }: DeviceOwner): string {
  const hash = createHash('sha256').update(`${number} ${id} ${passwordHash ?? ''}`);
  return hash.digest('base64url').slice(0, 22);
}

export interface Caller {
  readonly name: string;
  readonly address: string;
  readonly isKnown: boolean;
}

export function callerOf(request: FastifyRequest, account: DeviceOwner | undefined): Caller {
  const device = account && knownDevice(request, account);
  const address = `address ${networkOf(request.ip)}`;
  return { name: device === undefined ? address : `device ${device}`, address, isKnown: device !== undefined };
}

/** IPv6 is cut to /48, because a customer gets up to 80 bits of addresses. Some proxies add the port. */
export function networkOf(ip: string): string {
  const bare = ip.replace(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
  if (!ipaddr.isValid(bare)) return ip;
  const address = ipaddr.process(bare);
  return address.kind() === 'ipv6' ? (address as ipaddr.IPv6).parts.slice(0, 3).join(':') : address.toString();
}
