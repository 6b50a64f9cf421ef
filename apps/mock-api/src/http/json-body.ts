import type { FastifyInstance } from 'fastify';

/** Reads JSON bodies as Fastify does, but takes an empty one for none: many clients announce JSON in every request. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (text === '') done(null, undefined);
    else void parse(request, text, done);
  });
}
