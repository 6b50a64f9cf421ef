import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rawCookie } from '../accounts/cookies.ts';
import type { WebConfiguration } from './configuration.ts';
import { revalidated } from './page-headers.ts';

type Theme = 'light' | 'dark' | 'system';

/** One page per theme, so that the first paint has the right colors (decision record 0025). */
export type IndexPages = Readonly<Record<Theme, ReturnType<typeof buildIndexPage>>>;

const systemScheme = '<meta name="color-scheme" content="light dark"';
const slot = /(<script type="application\/json" id="configuration">)[^<]*(<\/script>)/;

export function buildIndexPages(
  html: string,
  configuration: Readonly<Record<keyof WebConfiguration, unknown>>,
): IndexPages {
  const colorOf = (scheme: string) =>
    buildIndexPage(html.replace(systemScheme, `<meta name="color-scheme" content="${scheme}"`), configuration);
  return { system: colorOf('light dark'), light: colorOf('light'), dark: colorOf('dark') };
}

function buildIndexPage(html: string, configuration: object) {
  if (!slot.test(html)) throw new Error('The built index.html has no <script id="configuration"> to fill in');
  // An escaped '<' cannot end the script element.
  const json = JSON.stringify(configuration).replaceAll('<', '\\u003c');
  const plain = Buffer.from(html.replace(slot, (_, start: string, end: string) => start + json + end));
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { plain, br: brotliCompressSync(plain), gzip: gzipSync(plain, { level: 9 }), hash };
}

/** Sends the page in the accepted encoding and in the theme of the cookie, or 304. */
export function sendIndexPage(pages: IndexPages, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const page = pages[themeOf(request)];
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const etag = `"${page.hash}-${encoding}"`;
  reply.headers({ ...revalidated, vary: 'accept-encoding, cookie', etag });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  if (encoding !== 'plain') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(page[encoding]);
}

function themeOf(request: FastifyRequest): Theme {
  const theme = rawCookie(request, 'theme');
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function chooseEncoding(accepted = ''): 'br' | 'gzip' | 'plain' {
  const names = accepted
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'plain';
}
