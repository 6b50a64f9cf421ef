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

/** An IPv6 connection has 64 bits of addresses to choose from. They count as one. */
function networkOf(ip: string): string {
  // A proxy may send anything.
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv6' ? (address as ipaddr.IPv6).parts.slice(0, 4).join(':') : address.toString();
}
