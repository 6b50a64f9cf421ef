import { BlockList, isIP } from 'node:net';

/** Whose `X-Forwarded-...` headers count: the proxies at these addresses and networks, or as many proxies as stand in front. */
export type TrustedProxies = readonly string[] | number;

/** Whether the sender of a request, or an earlier one of its chain, counted from 0, may say for whom it speaks. */
export type TrustsProxy = (address: string | undefined, hop: number) => boolean;

/** In place of the addresses of this machine itself. */
export const loopback = 'loopback';
const ofThisMachine = ['127.0.0.0/8', '::1'];

/** Throws a `RangeError` for what is neither an address, nor a network such as 172.16.0.0/12, nor `loopback`. */
export function trustsProxy(proxies: TrustedProxies): TrustsProxy {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  const trusted = new BlockList();
  for (const each of proxies.flatMap((name) => (name === loopback ? ofThisMachine : name))) add(trusted, each);
  return (address = '') => isIP(address) !== 0 && trusted.check(address, familyOf(address));
}

function add(list: BlockList, network: string): void {
  const [, address = '', prefix] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(network) ?? [];
  if (isIP(address) === 0) throw new RangeError(`"${network}" is no address and no network`);
  // It throws a RangeError for more bits than the address has.
  if (prefix === undefined) list.addAddress(address, familyOf(address));
  else list.addSubnet(address, Number(prefix), familyOf(address));
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
