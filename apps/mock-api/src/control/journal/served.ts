import type { IncomingHttpHeaders } from 'node:http';
import { addressText } from '../../http/secrets.ts';
import { entryOf as harEntryOf, type HarEntry } from '../../upstream/recording/har.ts';
import { bodyText } from './redact.ts';

/** One request as it was served, without secrets. */
export interface JournalEntry {
  /** Counted from 1 in each world. */
  readonly id: number;
  /** When it came, by the world's clock. */
  readonly at: string;
  readonly method: string;
  readonly path: string;
  /** Null when no whole answer left the server. */
  readonly status: number | null;
  readonly ms: number;
  /** Null when the request did not say. */
  readonly requestBytes: number | null;
  readonly replyBytes: number | null;
  /** The JSON body, cut short. */
  readonly body?: string;
  /** The planned failure that hit it. */
  readonly fault?: string;
}

/** An entry with all that is kept of it. */
export interface JournalDetails extends JournalEntry {
  /** Until the reply began. */
  readonly waitMs: number;
  readonly requestHeaders: HarEntry['request']['headers'];
  readonly replyHeaders: HarEntry['response']['headers'];
  /** Null when it is not kept: too large, too long ago, or a file. */
  readonly reply: string | null;
}

type ReplyHeaders = Readonly<Record<string, string | number | string[] | undefined>>;

/** What an entry is made from: neither the request nor the reply, and little else that would have to be kept alive. */
export interface Served {
  readonly id: number;
  /** By the world's clock, in milliseconds. */
  readonly at: number;
  /** By `performance.now()`. */
  readonly start: number;
  readonly waitMs: number;
  readonly ms: number;
  readonly method: string;
  readonly url: string;
  readonly status: number | null;
  readonly requestHeaders: IncomingHttpHeaders;
  readonly replyHeaders: ReplyHeaders;
  /** What its header says; null when it does not. */
  readonly requestBytes: string | null;
  /** A text is as it is told. */
  readonly body: object | string | undefined;
  /** Null when it is not kept. */
  readonly reply: string | Buffer | null;
  readonly fault: string | undefined;
}

export const pathOf = ({ url }: Served): string => url.split('?', 1)[0] ?? '';

export function entryOf(served: Served): JournalEntry {
  const { id, at, method, url, status, ms, requestBytes, replyHeaders, body, fault } = served;
  const replyBytes = status === null ? undefined : replyHeaders['content-length'];
  return {
    id,
    at: new Date(at).toISOString(),
    method,
    path: addressText(url),
    status,
    ms,
    requestBytes: requestBytes === null ? null : Number(requestBytes),
    replyBytes: replyBytes === undefined ? null : Number(replyBytes),
    ...(body !== undefined && { body: typeof body === 'string' ? body : bodyText(body, Number(requestBytes)) }),
    ...(fault !== undefined && { fault }),
  };
}

export function detailsOf(served: Served): JournalDetails {
  const { request, response } = harOf(served, 'http://stand-in.invalid');
  return {
    ...entryOf(served),
    waitMs: served.waitMs,
    requestHeaders: request.headers,
    replyHeaders: response.headers,
    reply: response.content.encoding === undefined ? (response.content.text ?? null) : null,
  };
}

/** Without its secrets, as the recordings of real services are. */
export function harOf(served: Served, origin: string): HarEntry {
  const { start, waitMs, ms, method, url, status, requestHeaders, replyHeaders, body, reply } = served;
  const sent = typeof body === 'object' ? Buffer.from(JSON.stringify(body)) : null;
  const got = reply === null ? null : Buffer.from(reply);
  return harEntryOf(
    {
      startedAt: new Date(performance.timeOrigin + start),
      ms,
      waitMs,
      method,
      url,
      httpVersion: 'HTTP/1.1',
      call: null,
      request: { headers: requestHeaders, body: sent, bytes: Number(served.requestBytes ?? sent?.length ?? -1) },
      reply:
        status === null
          ? null
          : {
              status,
              statusText: '',
              headers: textsOf(replyHeaders),
              body: got,
              bytes: Number(replyHeaders['content-length'] ?? got?.length ?? 0),
            },
      failure: status === null ? 'no whole answer left the server' : null,
    },
    origin,
  );
}

const textsOf = (headers: ReplyHeaders) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  );
