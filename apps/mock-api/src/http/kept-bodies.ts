import type { FastifyInstance } from 'fastify';

/** Characters of one text: those of a list of 100 ids. */
const longest = 4000;
const most = 500;

const kept = new WeakSet();

/** Whether it comes again, the same object, when the same text comes. */
export const isKeptBody = (body: object): boolean => kept.has(body);

/**
 * For calls that only read, and whose handlers leave the body as it is: what was parsed from the last texts is kept, since the
 * pages of a list are asked for again and again. No call that takes a secret belongs here.
 */
export function keepBodies(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  const bodies = new Map<string, unknown>();
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    const known = bodies.get(text);
    if (known !== undefined) return done(null, known);
    void parse(request, text, (error, body?: unknown) => {
      if (typeof body === 'object' && body !== null && text.length <= longest) {
        if (bodies.size >= most) bodies.clear();
        bodies.set(text, body);
        kept.add(body);
      }
      done(error, body);
    });
  });
}
