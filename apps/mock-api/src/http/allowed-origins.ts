import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { basePaths } from './route.ts';
import { refuse } from './refusal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Further origins whose pages may use the services with their sessions. */
    allowedOrigins: ReadonlySet<string>;
  }
}

/** Seconds that a browser keeps a preflight response. */
const preflightAge = 600;

/** Pages of these origins may call the services and end their session (CORS). */
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

/** Compares the raw URL. A router decodes it, so a deny list could be evaded by another spelling. */
const isShared = (url: string) =>
  url === '/session/end' || Object.values(basePaths).some((base) => url.startsWith(`${base}/`));

export function isFromAllowedOrigin({ headers: { origin }, server, url }: FastifyRequest): boolean {
  return origin !== undefined && server.allowedOrigins.has(origin) && isShared(url);
}

/** A page on another site only gets cookies back that allow it, which takes TLS. */
export function isFromAllowedSite(request: FastifyRequest): boolean {
  return (
    request.headers['sec-fetch-site'] === 'cross-site' && request.protocol === 'https' && isFromAllowedOrigin(request)
  );
}

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
