import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { AccountRow } from '../data/rows.ts';
import { knownDevice } from './known-device.ts';

/** An account, or the email address or id that no account has. */
export type Subject = AccountRow | string;

export interface Caller {
  /** Identifies this caller at this account. */
  readonly key: string;
  readonly account: string;
  /** Identifies the address, whatever the account. */
  readonly address: string;
  /** The device signed in to the account before. */
  readonly isKnown: boolean;
}

export function callerOf(request: FastifyRequest, subject: Subject): Caller {
  const account = typeof subject === 'string' ? subject.toLowerCase() : subject.email;
  const device = typeof subject === 'string' ? undefined : knownDevice(request, subject);
  const address = `address ${networkOf(request.ip)}`;
  const who = device === undefined ? address : `device ${device}`;
  return { key: `${who} at ${account}`, account, address, isKnown: device !== undefined };
}

/** An IPv6 connection has 64 bits of addresses to choose from. They count as one. */
function networkOf(ip: string): string {
  // A proxy may send anything.
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv6' ? (address as ipaddr.IPv6).parts.slice(0, 4).join(':') : address.toString();
}
