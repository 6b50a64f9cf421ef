import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../http/refusal.ts';
import { shortened } from '../http/words.ts';

/** Names of this machine for its own programs and browsers. */
export const localHosts: readonly string[] = ['localhost', '127.0.0.1', '::1'];

/** A server on one of these listens on every address of its machine. */
const allAddresses = ['0.0.0.0', '::'];

/**
 * Returns a hook that answers 403 to requests under any other name. By DNS rebinding, the page of another site could otherwise
 * reach this server as its own origin. It checks `X-Forwarded-Host` as well as `Host`.
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

/** The host name without the port and the brackets of an IPv6 address. */
function nameOf(host: string): string {
  const [, address, name = ''] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d+)?$/.exec(host) ?? [];
  return (address ?? name).toLowerCase();
}
