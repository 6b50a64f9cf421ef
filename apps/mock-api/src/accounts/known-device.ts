import { hash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { days } from '../data/durations.ts';
import type { AccountRow } from '../data/rows.ts';
import type { CountKey } from '../store/counts/counts.ts';
import { addressOf } from '../http/trusted-proxies.ts';
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
  return hash('sha256', `${number} ${id} ${passwordHash ?? ''}`, 'base64url').slice(0, 22);
}

export type Caller = ReturnType<typeof callerOf>;

/** `networks` are ever larger ones. The first counts as one caller. */
export function callerOf(request: FastifyRequest, account: DeviceOwner | undefined) {
  const device = account && knownDevice(request, account);
  const networks = networksOf(addressOf(request)).map((network) => `address ${network}`);
  const [address = ''] = networks;
  return { name: device === undefined ? address : `device ${device}`, isKnown: device !== undefined, networks };
}

/** A counter for the networks of a caller. */
export function networkKey(
  book: CountKey['book'],
  { networks }: Caller,
  nameOf: (network: string) => string,
): CountKey {
  const [name = '', ...coarser] = networks.map(nameOf);
  return { book, name, coarser };
}

/** IPv6 begins with the /48, because a customer gets up to 80 bits of addresses. */
export function networksOf(ip: string): readonly string[] {
  const address = ipaddr.process(ip);
  const prefixes = address.kind() === 'ipv6' ? [48, 32, 24] : [32, 24, 16];
  return prefixes.map((prefix) => networkOf(address, prefix));
}

function networkOf(address: ipaddr.IPv4 | ipaddr.IPv6, prefix: number): string {
  const bytes = address.toByteArray().slice(0, prefix / 8);
  return address.kind() === 'ipv6' ? Buffer.from(bytes).toString('hex') : bytes.join('.');
}
