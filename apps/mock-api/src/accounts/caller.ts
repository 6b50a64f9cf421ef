import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { type DeviceOwner, knownDevice } from './known-device.ts';

export interface Caller {
  /** A device that signed in to the account before, or else the address. */
  readonly name: string;
  readonly address: string;
  readonly isKnown: boolean;
}

export function callerOf(request: FastifyRequest, account: DeviceOwner | undefined): Caller {
  const device = account && knownDevice(request, account);
  const address = `address ${networkOf(request.ip)}`;
  return { name: device === undefined ? address : `device ${device}`, address, isKnown: device !== undefined };
}

/** A provider gives a customer up to 80 bits of IPv6 addresses (/48). They count as one. Some proxies add the port. */
export function networkOf(ip: string): string {
  const bare = ip.replace(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
  // A proxy may send anything.
  if (!ipaddr.isValid(bare)) return ip;
  const address = ipaddr.process(bare);
  return address.kind() === 'ipv6' ? (address as ipaddr.IPv6).parts.slice(0, 3).join(':') : address.toString();
}
