import { routeAt } from './routes.ts';

/** Returns `null` unless the path is a screen of this application (decision 56). The router throws at `//host`. */
export function wantedPath(path: string | null): string | null {
  if (path === null || !path.startsWith('/')) return null;
  // Resolves as the browser does: '/\x' and '/.//x' become '//x'.
  const base = 'http://here.invalid';
  if (!URL.canParse(path, base)) return null;
  const { origin, pathname, search } = new URL(path, base);
  if (origin !== base || pathname + search !== path.split('#')[0]) return null;
  return /^\/[^/]/.test(pathname) && routeAt(pathname) !== undefined ? path : null;
}
