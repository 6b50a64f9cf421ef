import type { FastifyInstance } from 'fastify';
import { refuse } from './refusal.ts';

const notUtf8 = 'Please send JSON encoded as UTF-8.';

/** Accepts an empty JSON body as none, because many clients announce JSON in every request. */
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
    void parse(request, text, done);
  });
}

const wholeEscapes = /\\(?:u(?:d[89ab][0-9a-f]{2}\\ud[c-f]|(?!d[89a-f])[0-9a-f])|[^u])/gi;

/** An escape such as \ud800 is half a character. Stored as UTF-8, all of them become the same one. */
const hasHalfCharacter = (json: string) => /\\ud[89a-f]/i.test(json) && json.replace(wholeEscapes, '').includes('\\');
