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

/** A provider gives a customer up to 80 bits of IPv6 addresses (/48). They count as one. Some proxies add the port. */
export function networkOf(ip: string): string {
  const bare = ip.replace(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
  // A proxy may send anything.
  if (!ipaddr.isValid(bare)) return ip;
  const address = ipaddr.process(bare);
  return address.kind() === 'ipv6' ? (address as ipaddr.IPv6).parts.slice(0, 3).join(':') : address.toString();
}
