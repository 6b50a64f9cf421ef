import type { FastifyInstance } from 'fastify';

export interface KnownRoute {
  readonly method: string;
  readonly url: string;
}

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

/** `*` and `:name` match one segment, a trailing `*` matches the rest. Routes are written the same way. */

const isAny = (part: string) => part === '*' || part.startsWith(':');
const isRest = (parts: readonly string[]) => parts.length === 1 && parts[0] === '*';

export function matches(pattern: string, path: string): boolean {
  const parts = pattern.split('/');
  const given = path.split('/');
  const isOpen = parts.at(-1) === '*';
  if (isOpen ? given.length < parts.length : given.length !== parts.length) return false;
  return parts.every((part, place) => (isAny(part) ? given[place] !== '' : given[place] === part));
}

export function canMeet(a: string, b: string): boolean {
  return meet(a.split('/'), b.split('/'));
}

function meet(a: readonly string[], b: readonly string[]): boolean {
  const [[headOfA, ...restOfA], [headOfB, ...restOfB]] = [a, b];
  if (headOfA === undefined || headOfB === undefined) return headOfA === headOfB;
  if (isRest(a) || isRest(b)) return true;
  return (isAny(headOfA) || isAny(headOfB) || headOfA === headOfB) && meet(restOfA, restOfB);
}
