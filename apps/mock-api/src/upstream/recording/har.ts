import { STATUS_CODES } from 'node:http';
import { cleanBody, cleanUrl, type Exchange, type Message, secretsOf } from '../exchange.ts';

/** HAR 1.2, as far as it is written and read here (http://www.softwareishard.com/blog/har-12-spec). */
export interface HarEntry {
  readonly startedDateTime: string;
  readonly time: number;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly httpVersion: string;
    readonly cookies: readonly [];
    readonly headers: readonly Pair[];
    readonly queryString: readonly Pair[];
    /** `_encoding` is base64 for what is not text: HAR itself has that for replies only. */
    readonly postData?: PostData;
    readonly headersSize: -1;
    readonly bodySize: number;
  };
  readonly response: {
    readonly status: number;
    readonly statusText: string;
    readonly httpVersion: string;
    readonly cookies: readonly [];
    readonly headers: readonly Pair[];
    readonly content: { size: number; mimeType: string; text?: string; encoding?: 'base64'; comment?: string };
    readonly redirectURL: string;
    readonly headersSize: -1;
    readonly bodySize: number;
  };
  readonly cache: Readonly<Record<string, never>>;
  readonly timings: { readonly send: number; readonly wait: number; readonly receive: number };
}

interface PostData {
  readonly mimeType: string;
  readonly params: readonly [];
  readonly text: string;
  readonly _encoding?: 'base64';
  readonly comment?: string;
}

interface Pair {
  readonly name: string;
  readonly value: string;
}

const tooLarge = 'Too large to be kept.';

/** Headers without secrets; all others are left out. */
const keptHeaders = new Set([
  'accept',
  'accept-language',
  'allow',
  'cache-control',
  'content-disposition',
  'content-language',
  'content-length',
  'content-type',
  'date',
  'last-modified',
  'location',
  'retry-after',
  'user-agent',
  'vary',
  'x-content-type-options',
]);

/** An exchange without its secrets; `origin` is this server's. */
export function entryOf(exchange: Exchange, origin: string): HarEntry {
  const { startedAt, ms, waitMs = ms, method, httpVersion, request, reply } = exchange;
  const secrets = secretsOf(exchange);
  const url = origin + cleanUrl(exchange.url, secrets);
  const sent = request.bytes === 0 ? undefined : cleanBody(request, secrets);
  const content = reply === null ? null : cleanBody(reply, secrets);
  const headers = reply === null ? [] : pairsOf(reply, secrets);
  return {
    startedDateTime: startedAt.toISOString(),
    time: ms,
    request: {
      method,
      url,
      httpVersion,
      cookies: [],
      headers: pairsOf(request, secrets),
      queryString: queryOf(url),
      ...(sent !== undefined && { postData: postDataOf(sent) }),
      headersSize: -1,
      bodySize: request.bytes,
    },
    response: {
      status: reply?.status ?? 0,
      statusText: reply?.statusText || (STATUS_CODES[reply?.status ?? 0] ?? ''),
      httpVersion,
      cookies: [],
      headers,
      content: { size: reply?.bytes ?? 0, ...contentOf(content) },
      redirectURL: headers.find(({ name }) => name === 'location')?.value ?? '',
      headersSize: -1,
      bodySize: reply?.bytes ?? 0,
    },
    cache: {},
    timings: { send: 0, wait: waitMs, receive: Math.max(0, ms - waitMs) },
  };
}

type Clean = ReturnType<typeof cleanBody>;

function postDataOf(body: Clean): PostData {
  if (body === null) return { mimeType: '', params: [], text: '', comment: tooLarge };
  return { mimeType: body.type, params: [], text: body.text, ...(body.isBase64 && { _encoding: 'base64' }) };
}

function contentOf(body: Clean): Omit<HarEntry['response']['content'], 'size'> {
  if (body === null) return { mimeType: '', comment: tooLarge };
  return { mimeType: body.type, text: body.text, ...(body.isBase64 && { encoding: 'base64' }) };
}

const pairsOf = ({ headers }: Message, secrets: readonly string[]): Pair[] =>
  Object.entries(headers).flatMap(([name, value]) =>
    keptHeaders.has(name) ? [value ?? []].flat().map((each) => ({ name, value: cleanUrl(each, secrets) })) : [],
  );

const queryOf = (url: string): Pair[] => Array.from(new URL(url).searchParams, ([name, value]) => ({ name, value }));
