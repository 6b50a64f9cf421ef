import type { FastifyRequest } from 'fastify';
import { isFromAllowedOrigin } from './allowed-origins.ts';
import { refuse } from './refusal.ts';

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses changes requested by a page of another origin, unless it is allowed. */
export function refuseForeignPages(request: FastifyRequest): void {
  if (readOnly.has(request.method) || !isFromForeignPage(request) || isFromAllowedOrigin(request)) return;
  throw refuse.forbidden('Requests from other sites are not accepted.');
}

function isFromForeignPage(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  // Programs other than browsers send neither header.
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
}
