import { BlockList, isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export type TrustsProxy = (address: string | undefined) => boolean;

export const loopback = 'loopback';
const loopbackNetworks = ['127.0.0.0/8', '::1'];

/** Throws a `RangeError` for an entry that is not an address, a network such as 172.16.0.0/12 or `loopback`. */
export function trustsProxy(proxies: readonly string[]): TrustsProxy {
  // Two lists, because ::/64 would otherwise include every IPv4 address in its IPv6 form.
  const trusted = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const proxy of proxies.flatMap((name) => (name === loopback ? loopbackNetworks : name))) add(trusted, proxy);
  return (peer = '') => {
    const [address = ''] = peer.split('%', 1);
    if (isIP(address) === 0) return false;
    return trusted[isIPv4Mapped(address) ? 'ipv4' : familyOf(address)].check(address, familyOf(address));
  };
}

function add(lists: Readonly<Record<'ipv4' | 'ipv6', BlockList>>, network: string): void {
  const [, address = '', prefix] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(network) ?? [];
  if (isIP(address) === 0) throw new RangeError(`"${network}" is not an address or network`);
  if (address.includes('%')) throw new RangeError(`"${network}" has a zone id`);
  const family = familyOf(address);
  const list = lists[family];
  // The prefix counts bits of the IPv6 form, so ::ffff:10.0.0.0/8 would trust every IPv4 address.
  if (isIPv4Mapped(address)) throw new RangeError(`"${network}" is an IPv4-mapped address, write the IPv4 address`);
  if (prefix === undefined) list.addAddress(address, family);
  else if (Number(prefix) <= (family === 'ipv4' ? 32 : 128)) list.addSubnet(address, Number(prefix), family);
  else throw new RangeError(`"${network}" has too long a prefix`);
}

/** `URL` normalizes every spelling of an address. */
const isIPv4Mapped = (address: string) =>
  isIP(address) === 6 && /^\[::ffff:[0-9a-f]+:[0-9a-f]+\]$/.test(new URL(`http://[${address}]`).hostname);

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The client's address without a port, which some proxies add. Other text counts as the proxy that sent it. */
export function addressOf({ ip, ips = [ip] }: FastifyRequest): string {
  const addresses = ips.map((entry) => entry.replace(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2'));
  return addresses.findLast((address) => isIP(address) !== 0) ?? ip;
}

const forwardedHeaders = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded'];

/** Without forwarded headers, cookies are not `Secure` and all clients share one address. */
export function warnOfForeignProxy(app: FastifyInstance, trusts: TrustsProxy): (request: FastifyRequest) => void {
  let warned = false;
  return ({ headers, raw }) => {
    if (warned || forwardedHeaders.every((name) => headers[name] === undefined)) return;
    const { remoteAddress } = raw.socket;
    if (trusts(remoteAddress)) return;
    warned = true;
    app.log.warn(
      `Forwarded headers from ${remoteAddress} do not count. If this is your proxy, name it in TRUST_PROXY.`,
    );
  };
}
