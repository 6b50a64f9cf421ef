import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { refuse, shortened } from '../http/refusal.ts';

export const localHosts: readonly string[] = ['localhost', '127.0.0.1', '::1'];

const allAddresses = ['0.0.0.0', '::'];

/** Otherwise a page of another site could reach this server as its own origin by DNS rebinding. */
export function requireAllowedHost(allowed: readonly string[]) {
  const names = new Set(allowed.map((name) => name.toLowerCase()));
  const anyAddress = allAddresses.some((address) => names.has(address));
  const isAllowed = (name: string) => names.has(name) || (anyAddress && isIP(name) !== 0);

  return ({ headers }: FastifyRequest, _reply: unknown, done: () => void): void => {
    const hosts = [headers.host ?? '', ...[headers['x-forwarded-host'] ?? []].flat()];
    const foreign = hosts.map(nameOf).find((name) => !isAllowed(name));
    if (foreign === undefined) return done();
    throw refuse.forbidden(
      `The control surface is not available under the name "${shortened(foreign)}". Add the name to ALLOWED_HOSTS to allow it.`,
    );
  };
}

function nameOf(host: string): string {
  const [, address, name = ''] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d+)?$/.exec(host) ?? [];
  return (address ?? name).toLowerCase();
}
