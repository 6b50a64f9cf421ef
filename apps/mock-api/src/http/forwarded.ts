import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TrustsProxy } from './trusted-proxies.ts';

const forwardedHeaders = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded'];

/**
 * Given each request, warns once of a proxy that speaks for others and is not trusted: cookies are not `Secure` then, and all people
 * count as one address.
 */
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
