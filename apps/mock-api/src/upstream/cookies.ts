import { basePath, type Destination, isBelow } from './destinations.ts';

/** Browsers take cookies of these names only with `Secure`, and the first only for a whole host. */
const strictName = /^__(?:Host|Secure)-/i;
const renamed = 'upstream.';

/** Cookies of this server alone. */
const own = new Set(['x-mock-world']);

/** The cookies of a request as the service knows them; undefined when none is left. */
export function cookiesThere(header: string): string | undefined {
  const pairs = header.split(/; ?/).filter((pair) => !own.has(nameOf(pair)));
  if (pairs.length === 0) return undefined;
  return pairs.map((pair) => (pair.startsWith(`${renamed}__`) ? pair.slice(renamed.length) : pair)).join('; ');
}

interface Origin {
  readonly from: Destination;
  readonly destinations: readonly Destination[];
  /** Of the request at the service. */
  readonly path: string;
  /** Whether the browser came over TLS. */
  readonly isSecure: boolean;
}

/** A `Set-Cookie` so that the browser keeps it for this origin and sends it where it would have gone without this server between. */
export function setCookieHere(cookie: string, origin: Origin): string {
  const [pair = '', ...rest] = cookie.split(';');
  const attributes = rest.map((each) => each.trim());
  const domain = valueOf(attributes, 'domain')?.replace(/^\./, '').toLowerCase();
  const kept = attributes.filter((each) => !['domain', 'path'].includes(nameOf(each).toLowerCase()));
  return [
    strictName.test(pair) ? renamed + pair : pair,
    ...(origin.isSecure ? kept : withoutTls(kept)),
    `Path=${pathHere(valueOf(attributes, 'path'), domain, origin)}`,
  ].join('; ');
}

/** Over plain HTTP a browser refuses `Secure`, and without that `SameSite=None` and `Partitioned`. */
const withoutTls = (attributes: readonly string[]) =>
  attributes
    .filter((each) => !/^(?:secure|partitioned)$/i.test(each))
    .map((each) => (/^samesite=none$/i.test(each) ? 'SameSite=Lax' : each));

function pathHere(given: string | undefined, domain: string | undefined, { from, destinations, path }: Origin): string {
  const there = given?.startsWith('/') === true ? given : defaultPath(path);
  if (there !== basePath(from) && isBelow(there, basePath(from)) && there !== '/') {
    return from.prefix + there.slice(basePath(from).length);
  }
  const reached = destinations.filter((each) => isBelow(basePath(each) || '/', there) && reaches(domain, from, each));
  if (reached.length === 0) return there;
  return reached.every(({ prefix }) => prefix === from.prefix) ? from.prefix : '/';
}

function reaches(domain: string | undefined, from: Destination, { base: { hostname } }: Destination): boolean {
  if (domain === undefined || domain === '') return hostname === from.base.hostname;
  return hostname === domain || hostname.endsWith(`.${domain}`);
}

/** RFC 6265, 5.1.4. */
function defaultPath(path: string): string {
  const [whole = ''] = path.split('?', 1);
  return whole.slice(0, whole.lastIndexOf('/')) || '/';
}

const nameOf = (pair: string) => pair.split('=', 1)[0]?.trim() ?? '';
const valueOf = (attributes: readonly string[], name: string) =>
  attributes.find((each) => nameOf(each).toLowerCase() === name)?.replace(/^[^=]*=?\s*/, '');
