import type { Call } from '@glo/adapters/wire/call';
import type { FastifyInstance } from 'fastify';
import { refuse } from './refusal.ts';

const notUtf8 = 'Please send JSON encoded as UTF-8.';
const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

export const bodyLimits = { stranger: 16 * kilobyte, signedIn: megabyte, manyIds: 8 * megabyte };

export function bodyLimitOf({ anonymous, manyIds }: Call): number {
  if (anonymous) return bodyLimits.stranger;
  return manyIds ? bodyLimits.manyIds : bodyLimits.signedIn;
}

const most = { depth: 32, values: 150_000 };

export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(request.headers['content-type'] ?? '') ?? [];
    if (!/^utf-?8$/i.test(charset)) return done(refuse.unsupportedType(notUtf8));
    let text: string;
    try {
      text = utf8.decode(bytes);
    } catch {
      return done(refuse.badRequest(notUtf8));
    }
    if (text === '') return done(null, undefined);
    if (hasHalfCharacter(text)) return done(refuse.badRequest(notUtf8));
    const { depth, values } = sizeOf(text);
    if (depth > most.depth) return done(refuse.badRequest('The body is nested too deeply. Please send fewer levels.'));
    const isSnapshot = request.routeOptions.bodyLimit > bodyLimits.manyIds;
    if (values > most.values && !isSnapshot) return done(refuse.tooLarge('The request has too many values.'));
    void parse(request, text, done);
  });
}

const wholeEscapes = /\\(?:u(?:d[89ab][0-9a-f]{2}\\ud[c-f]|(?!d[89a-f])[0-9a-f])|[^u])/gi;

/** Finds lone surrogates such as \ud800, because UTF-8 would store all of them as the same character. */
const hasHalfCharacter = (json: string) => /\\ud[89a-f]/i.test(json) && json.replace(wholeEscapes, '').includes('\\');

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
/** Brackets are braces without this bit. */
const braceBit = 0x20;
const [opening, closing] = [0x7b, 0x7d];

/** Counts brackets and commas outside of strings. Invalid JSON is left to the parser. */
export function sizeOf(text: string): { readonly depth: number; readonly values: number } {
  const size = { depth: 0, values: 1 };
  let depth = 0;
  let isString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isString) {
      if (code === backslash) at++;
      else if (code === quote) isString = false;
    } else if (code === quote) isString = true;
    else if (code === comma) size.values++;
    else if ((code | braceBit) === opening) {
      size.values++;
      size.depth = Math.max(size.depth, ++depth);
    } else if ((code | braceBit) === closing) depth--;
  }
  return size;
}
