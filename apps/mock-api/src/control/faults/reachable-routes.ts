import type { FastifyInstance } from 'fastify';
import { canMeet } from './path-pattern.ts';

export interface KnownRoute {
  readonly method: string;
  readonly url: string;
}

/** Collects the routes of the server as they are added. Call it before the first one is. */
export function watchRoutes(app: FastifyInstance): readonly KnownRoute[] {
  const routes: KnownRoute[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) routes.push({ method: each, url });
  });
  return routes;
}

/** Returns true if a fault at `path`, which may be a pattern, can hit the route. */
export const isReachable = ({ url }: KnownRoute, path: string) => isControlledPath(url) && canMeet(url, path);

/** Returns true if faults and the request log apply to the path: all but /__mock and /health. */
export const isControlledPath = (path: string) =>
  !(path.startsWith('/__mock') || path.startsWith('/health')) || !/^\/(__mock|health)(?:[/?]|$)/.test(path);
