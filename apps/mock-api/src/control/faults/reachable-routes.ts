import type { FastifyInstance } from 'fastify';
import { canMeet } from './path-pattern.ts';

export interface KnownRoute {
  readonly method: string;
  readonly url: string;
}

/** Collects the routes. Call it before the first one is registered. */
export function watchRoutes(app: FastifyInstance): readonly KnownRoute[] {
  const routes: KnownRoute[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) routes.push({ method: each, url });
  });
  return routes;
}

export const isReachable = ({ url }: KnownRoute, path: string) => isControlledPath(url) && canMeet(url, path);

export const isControlledPath = (path: string) =>
  !(path.startsWith('/__mock') || path.startsWith('/health')) || !/^\/(__mock|health)(?:[/?]|$)/.test(path);
