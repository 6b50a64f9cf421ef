import type { FastifyRequest } from 'fastify';

/** What every cookie of the stand-in has in common: signed, out of reach of scripts and of other sites. */
export function cookieOptions(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'strict', signed: true, secure: request.protocol === 'https' } as const;
}

/** A signed cookie's value; undefined when there is none or somebody changed it. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const cookie = request.cookies[name];
  if (cookie === undefined) return undefined;
  const { valid, value } = request.unsignCookie(cookie);
  return valid ? value : undefined;
}
