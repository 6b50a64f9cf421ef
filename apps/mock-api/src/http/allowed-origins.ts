import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { basePaths } from './route.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Origins, besides this server's own, whose pages may use the services with their sessions. */
    allowedOrigins: ReadonlySet<string>;
  }
}

/** How long a browser keeps the answer to a preflight, in seconds. */
const preflightAge = 600;

/** Pages of these origins may call the services and end their session (CORS); without any, no such header is ever sent. */
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

/**
 * What is shared is named, as it is written in the request: a router decodes an address, so that one that is refused by its
 * spelling could be spelt in another way. The control surface is for this machine's own pages.
 */
const isShared = (url: string) =>
  url === '/session/end' || Object.values(basePaths).some((base) => url.startsWith(`${base}/`));

export function isFromAllowedOrigin({ headers: { origin }, server, url }: FastifyRequest): boolean {
  return origin !== undefined && server.allowedOrigins.has(origin) && isShared(url);
}

/** A page of an allowed origin on another site: it gets cookies back only when they say that they may go there, which takes TLS. */
export function isFromAllowedSite(request: FastifyRequest): boolean {
  return (
    request.headers['sec-fetch-site'] === 'cross-site' && request.protocol === 'https' && isFromAllowedOrigin(request)
  );
}
