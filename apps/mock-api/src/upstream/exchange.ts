import type { Call } from '@glo/adapters/wire/call';
import { addressText, formText, hidden, jsonText, secretsIn, secretsInPairs, withoutValues } from '../http/secrets.ts';

/** One side of an exchange, as it was sent. */
export interface Message {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Null when it was too large to be kept. */
  readonly body: Buffer | null;
  readonly bytes: number;
}

/** A request that was passed on, and what came back. */
export interface Exchange {
  readonly startedAt: Date;
  readonly ms: number;
  /** Until the reply began, where that is known. */
  readonly waitMs?: number;
  readonly method: string;
  /** Of this server, as the browser asked for it. */
  readonly url: string;
  readonly httpVersion: string;
  /** Null for what is none of the contract. */
  readonly call: Call | null;
  readonly request: Message;
  readonly reply: (Message & { readonly status: number; readonly statusText: string }) | null;
  /** Why there is no whole reply. */
  readonly failure: string | null;
}

/** A body as it may be shown and kept. */
export interface CleanBody {
  readonly type: string;
  readonly text: string;
  readonly isBase64: boolean;
}

const typeOf = ({ headers }: Pick<Message, 'headers'>): string => String(headers['content-type'] ?? '');

/** What must not be shown or kept of an exchange, wherever it is repeated. */
export function secretsOf({ url, request, reply }: Pick<Exchange, 'url' | 'request' | 'reply'>): string[] {
  const { cookie, authorization } = request.headers;
  const given = [reply?.headers['set-cookie'] ?? []].flat().map((each) => each.split(';', 1)[0] ?? '');
  const cookies = [...String(cookie ?? '').split('; '), ...given].map((pair) => pair.replace(/^[^=]*=/, ''));
  const authority =
    String(authorization ?? '')
      .split(' ')
      .at(-1) ?? '';
  const form = isForm(typeOf(request)) ? (request.body?.toString() ?? '') : '';
  return [
    // A theme is a word that is everywhere; a session is long.
    ...[...cookies, authority].filter((each) => each.length >= 16),
    ...secretsIn(jsonOf(request)),
    ...[url.split('?')[1] ?? '', form].flatMap(secretsInPairs),
  ];
}

export const cleanUrl = (url: string, secrets: readonly string[]): string =>
  withoutValues(addressText(url), secrets).replaceAll(encodeURIComponent(hidden), hidden);

/** A body without secrets; binary is base64. Null when it was too large. */
export function cleanBody(message: Message, secrets: readonly string[]): CleanBody | null {
  if (message.body === null) return null;
  const type = typeOf(message);
  const boundary = /^multipart\/.*boundary="?([^";]+)/i.exec(type)?.[1];
  // Each browser makes up its own: what is sent twice would not be the same.
  if (boundary !== undefined) {
    const text = message.body.toString('latin1').replaceAll(boundary, 'boundary');
    return { type: 'multipart/form-data; boundary=boundary', text: base64(text), isBase64: true };
  }
  if (!isText(type, message.body)) return { type, text: message.body.toString('base64'), isBase64: true };
  return { type, text: cleanText(message, type, secrets), isBase64: false };
}

function cleanText(message: Message, type: string, secrets: readonly string[]): string {
  const json = jsonOf(message);
  if (json !== undefined) return jsonText(json, secrets);
  const text = message.body?.toString() ?? '';
  return withoutValues(isForm(type) ? formText(text) : text, secrets);
}

function jsonOf({ body }: Message): unknown {
  try {
    return body === null || !/^\s*[[{]/.test(body.subarray(0, 100).toString())
      ? undefined
      : JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

const isForm = (type: string) => type.startsWith('application/x-www-form-urlencoded');

/** What has no type may be text all the same. */
const isText = (type: string, body: Buffer) =>
  /^(?:text\/|application\/(?:[\w.+-]*json|xml|javascript|x-www-form-urlencoded)|image\/svg)/i.test(type) ||
  (type === '' && !body.includes(0));

const base64 = (latin1: string) => Buffer.from(latin1, 'latin1').toString('base64');
