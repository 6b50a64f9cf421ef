import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../http/refusal.ts';
import { shortened } from '../http/words.ts';

/** What programs and browsers on this machine call it. */
export const localHosts: readonly string[] = ['localhost', '127.0.0.1', '::1'];

/** A server that listens on all addresses of its machine is called by any of them. */
const allAddresses = ['0.0.0.0', '::'];

/**
 * A hook that refuses requests under other names (403). A page of another site can have its own name lead to this machine (DNS
 * rebinding): to the browser this server then is that site. A proxy's name counts as well as the one in `Host`, since such a page
 * can send either.
 */
export function requireAllowedHost(allowed: readonly string[]) {
  const names = new Set(allowed.map((name) => name.toLowerCase()));
  const anyAddress = allAddresses.some((address) => names.has(address));
  const isAllowed = (name: string) => names.has(name) || (anyAddress && isIP(name) !== 0);

  return ({ headers }: FastifyRequest, _reply: unknown, done: () => void): void => {
    const hosts = [headers.host ?? '', ...[headers['x-forwarded-host'] ?? []].flat()];
    const foreign = hosts.map(nameOf).find((name) => !isAllowed(name));
    if (foreign === undefined) return done();
    throw refuse.forbidden(
      `The control surface is not served under the name "${shortened(foreign)}". ALLOWED_HOSTS can allow it.`,
    );
  };
}

/** The name in a `Host` header, without its port and the brackets of an IPv6 address. */
function nameOf(host: string): string {
  const [, address, name = ''] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d+)?$/.exec(host) ?? [];
  return (address ?? name).toLowerCase();
}
