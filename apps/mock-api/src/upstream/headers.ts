import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { cookiesThere } from './cookies.ts';

/** They are about one connection (RFC 9110, 7.6.1), and each side has its own. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The service is asked for a whole reply that can be read; `expect` was answered by this server, a world is its own. */
const notForServices = new Set(['host', 'expect', 'x-mock-world', 'if-none-match', 'if-modified-since', 'range']);

/** What a service says of its own origin, and who may read its replies: this server says that itself. */
const notForBrowsers = /^(?:access-control-|alt-svc$|strict-transport-security$|set-cookie$)/;

/** The headers of a request as the service gets them, which sees a page of its own origin. */
export function headersThere(headers: IncomingHttpHeaders, base: URL, via: string): OutgoingHttpHeaders {
  const { cookie, origin, referer, ...others } = endToEnd(headers);
  const cookies = typeof cookie === 'string' ? cookiesThere(cookie) : undefined;
  const chunked = headers['transfer-encoding'] !== undefined;
  return {
    ...Object.fromEntries(Object.entries(others).filter(([name]) => !notForServices.has(name))),
    'accept-encoding': 'identity',
    via: headers.via === undefined ? `1.1 ${via}` : `${headers.via}, 1.1 ${via}`,
    ...(cookies !== undefined && { cookie: cookies }),
    ...(origin !== undefined && { origin: base.origin }),
    ...(referer !== undefined && { referer: `${base.origin}/` }),
    ...(chunked && { 'transfer-encoding': 'chunked' }),
  };
}

/** The headers of a reply for the browser; cookies and redirects are translated elsewhere. */
export const headersHere = (headers: IncomingHttpHeaders): Record<string, string | string[]> =>
  Object.fromEntries(Object.entries(endToEnd(headers)).filter(([name]) => !notForBrowsers.test(name)));

function endToEnd(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).filter(
      (each): each is [string, string | string[]] =>
        each[1] !== undefined && !hopByHop.has(each[0]) && !named.includes(each[0]),
    ),
  );
}
