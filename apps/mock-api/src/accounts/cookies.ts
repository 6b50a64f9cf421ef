import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFromAllowedSite } from '../http/allowed-origins.ts';

type Cookies = Readonly<Record<string, string | undefined>>;

const [mostHeaders, longestHeader] = [1000, 2000];
/** Cookies by header, because a browser repeats its header in each request. */
const parsed = new Map<string, Cookies>();

export function cookiesOf({ headers: { cookie = '' }, server }: FastifyRequest): Cookies {
  const known = parsed.get(cookie);
  if (known !== undefined) return known;
  const cookies = server.parseCookie(cookie);
  if (parsed.size >= mostHeaders) parsed.clear();
  if (cookie.length <= longestHeader) parsed.set(cookie, cookies);
  return cookies;
}

/** Over TLS, browsers accept a cookie with this prefix only from a page of this host. */
const nameFor = (request: FastifyRequest, name: string) => (isSecure(request) ? `__Host-${name}` : name);
const isSecure = (request: FastifyRequest) => request.protocol === 'https';

/** Only an allowed site that asks for it gets a cookie across sites. */
function optionsFor(request: FastifyRequest) {
  const common = { path: '/', httpOnly: true, secure: isSecure(request) };
  return isFromAllowedSite(request)
    ? ({ ...common, sameSite: 'none', partitioned: true } as const)
    : ({ ...common, sameSite: 'strict' } as const);
}

export function giveCookie(request: FastifyRequest, reply: FastifyReply, name: string, value: string, maxAge: number) {
  reply.setCookie(nameFor(request, name), value, { ...optionsFor(request), signed: true, maxAge: maxAge / 1000 });
}

export function takeCookie(request: FastifyRequest, reply: FastifyReply, name: string): void {
  reply.clearCookie(nameFor(request, name), optionsFor(request));
}

/** Returns the value as it was sent, with its signature if it has one. */
export function rawCookie(request: FastifyRequest, name: string): string | undefined {
  return cookiesOf(request)[nameFor(request, name)];
}

export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const cookie = rawCookie(request, name);
  if (cookie === undefined) return undefined;
  const { valid, value } = request.unsignCookie(cookie);
  return valid ? value : undefined;
}
