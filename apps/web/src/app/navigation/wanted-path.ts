import { routeAt } from '../routes.ts';

/**
 * The path that was asked for before signing in, query included; null when it is not a screen of this application (decision 56). The
 * router throws at one that begins with two slashes: to a browser that is another host.
 */
export function wantedPath(path: string | null): string | null {
  if (path === null || !path.startsWith('/')) return null;
  // What the browser makes of it: '/\x' and '/.//x' are '//x'.
  const here = 'http://here.invalid';
  if (!URL.canParse(path, here)) return null;
  const { origin, pathname, search } = new URL(path, here);
  if (origin !== here || pathname + search !== path.split('#')[0]) return null;
  return /^\/[^/]/.test(pathname) && routeAt(pathname) !== undefined ? path : null;
}
