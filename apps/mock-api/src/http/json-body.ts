import type { FastifyInstance } from 'fastify';

/** Accepts an empty JSON body as none, because many clients announce JSON in every request. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (text === '') done(null, undefined);
    else void parse(request, text, done);
  });
}
