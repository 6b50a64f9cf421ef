import type { FastifyRequest } from 'fastify';

type Cookies = Readonly<Record<string, string | undefined>>;

const none: Cookies = {};
const remembered = 1000;
const longest = 2000;

/** By the header they came in, the last ones seen: a browser sends the same one over and over. */
const known = new Map<string, Cookies>();

/** The cookies of a request by name, as they came. */
export function cookiesOf({ headers: { cookie }, server }: FastifyRequest): Cookies {
  if (cookie === undefined) return none;
  const before = known.get(cookie);
  if (before !== undefined) return before;
  const cookies = server.parseCookie(cookie);
  if (known.size >= remembered) known.clear();
  if (cookie.length <= longest) known.set(cookie, cookies);
  return cookies;
}

/** What every cookie of the stand-in has in common: signed, out of reach of scripts and of other sites. */
export function cookieOptions(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'strict', signed: true, secure: request.protocol === 'https' } as const;
}

/** A signed cookie's value; undefined when there is none or somebody changed it. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const cookie = cookiesOf(request)[name];
  if (cookie === undefined) return undefined;
  const { valid, value } = request.unsignCookie(cookie);
  return valid ? value : undefined;
}
