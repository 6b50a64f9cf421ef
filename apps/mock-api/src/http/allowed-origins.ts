import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { basePaths } from './route.ts';
import { refuse } from './refusal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    allowedOrigins: ReadonlySet<string>;
  }
}

const preflightAge = 600;

export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  app.decorate('allowedOrigins', new Set(origins));
  if (origins.length === 0) return;
  await app.register(cors, {
    delegator: ({ url }, decide) => {
      decide(null, {
        origin: isShared(url ?? '') && [...origins],
        credentials: true,
        methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
        exposedHeaders: ['retry-after', 'content-disposition'],
        maxAge: preflightAge,
      });
    },
  });
}

/** Matches the raw URL, because a decoded deny list could be evaded by another spelling. */
const isShared = (url: string) =>
  url === '/session/end' || Object.values(basePaths).some((base) => url.startsWith(`${base}/`));

function isFromAllowedOrigin({ headers: { origin }, server, url }: FastifyRequest): boolean {
  return origin !== undefined && server.allowedOrigins.has(origin) && isShared(url);
}

/** A page on another site only gets cookies that allow it, which requires TLS. */
export function isFromAllowedSite(request: FastifyRequest): boolean {
  return (
    request.headers['sec-fetch-site'] === 'cross-site' && request.protocol === 'https' && isFromAllowedOrigin(request)
  );
}

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

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
