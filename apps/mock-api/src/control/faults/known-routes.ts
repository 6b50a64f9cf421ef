import type { FastifyInstance } from 'fastify';
import { isControlledPath } from '../controlled-paths.ts';
import { canMeet } from './path-pattern.ts';

export interface KnownRoute {
  readonly method: string;
  readonly url: string;
}

/** The routes of the server as they are added; call it before any is. */
export function watchRoutes(app: FastifyInstance): readonly KnownRoute[] {
  const routes: KnownRoute[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) routes.push({ method: each, url });
  });
  return routes;
}

/** Whether the route serves something at `path`, which may be a pattern, that faults can hit. */
export const isReachable = ({ url }: KnownRoute, path: string) => isControlledPath(url) && canMeet(url, path);
