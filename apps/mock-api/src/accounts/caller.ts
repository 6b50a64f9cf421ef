import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { AccountRow } from '../data/rows.ts';
import { knownDevice } from './known-device.ts';

/** What a call is about: an account, or the e-mail address or id that none has. */
export type Subject = AccountRow | string;

/** Who tries to get into an account. */
export interface Caller {
  /** Identifies this caller at this account. */
  readonly key: string;
  readonly account: string;
  /** Identifies the address, whatever the account. */
  readonly address: string;
  /** A device that signed in to the account before. */
  readonly isKnown: boolean;
}

export function callerOf(request: FastifyRequest, subject: Subject): Caller {
  const account = typeof subject === 'string' ? subject.toLowerCase() : subject.email;
  const device = typeof subject === 'string' ? undefined : knownDevice(request, subject);
  const address = `address ${networkOf(request.ip)}`;
  const who = device === undefined ? address : `device ${device}`;
  return { key: `${who} at ${account}`, account, address, isKnown: device !== undefined };
}

/** A connection with IPv6 has 64 bits of addresses to choose from: they count as one. */
function networkOf(ip: string): string {
  // Behind a proxy it is whatever the proxy says.
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv6' ? (address as ipaddr.IPv6).parts.slice(0, 4).join(':') : address.toString();
}
