import type { Call } from '@glo/adapters/wire/call';
import { basePaths } from '../http/route.ts';

/** The addresses of the real services, with their base paths and no slash at the end. */
export interface Upstreams {
  readonly recruiter: string;
  readonly candidate: string;
  /** The path at which Sign Out ends the session there; '' where that is none of this origin. */
  readonly sessionEnd: string;
}

/** Where requests below a path of this server are answered. */
export interface Destination {
  readonly service: Call['service'];
  /** Whether it is one of the two APIs, and not what lies beside them. */
  readonly isApi: boolean;
  readonly prefix: string;
  readonly base: URL;
}

/** Beside the recruiter service: what its replies refer to. */
const besides = ['/uploads', '/pictures', '/files'];

export function destinationsOf({ recruiter, candidate, sessionEnd }: Upstreams): readonly Destination[] {
  const { origin } = new URL(recruiter);
  const beside = (sessionEnd.startsWith('/') ? [...besides, sessionEnd] : besides).map(
    (prefix): Destination => ({ service: 'recruiter', isApi: false, prefix, base: new URL(prefix, origin) }),
  );
  return [
    { service: 'recruiter', isApi: true, prefix: basePaths.recruiter, base: new URL(recruiter) },
    { service: 'candidate', isApi: true, prefix: basePaths.candidate, base: new URL(candidate) },
    ...beside,
  ];
}

/** Where a request to `url` goes; undefined for what this server answers itself. */
export const destinationOf = (destinations: readonly Destination[], url: string): Destination | undefined =>
  destinations.find(({ prefix }) => isBelow(url.split('?', 1)[0] ?? '', prefix));

/** The base path of a destination, '' for the root. */
export const basePath = ({ base }: Pick<Destination, 'base'>): string => base.pathname.replace(/\/$/, '');

/** The address of a request there, byte for byte; undefined when dots in it lead out of the base path. */
export function pathThere(to: Destination, url: string): string | undefined {
  const rest = basePath(to) + url.slice(to.prefix.length);
  const path = rest.startsWith('/') ? rest : `/${rest}`;
  const { pathname } = new URL(to.base.origin + path);
  return isBelow(pathname, basePath(to)) ? path : undefined;
}

/** Where a redirect leads: to the same call here when it is one, and otherwise to an address that is whole. */
export function locationHere(destinations: readonly Destination[], location: string, from: URL): string {
  if (!URL.canParse(location, from.href)) return location;
  const { origin, pathname, search, hash, href } = new URL(location, from.href);
  const to = destinations.find((each) => each.base.origin === origin && isBelow(pathname, basePath(each)));
  return to === undefined ? href : to.prefix + pathname.slice(basePath(to).length) + search + hash;
}

export const isBelow = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
