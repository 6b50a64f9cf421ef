import type { FastifyInstance } from 'fastify';
import { servePages } from '../web/stand-in-pages.ts';
import { apiDocuments } from './documents.ts';

const base = '/__mock/api/';

/** The library’s icons are `data:` images; everything else is of this origin. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The OpenAPI documents of both services, and a page to read them and try calls out. */
export async function apiDocumentRoutes(app: FastifyInstance, pages: string): Promise<void> {
  // Made when somebody asks: it takes a moment.
  let documents: ReturnType<typeof apiDocuments> | undefined;
  for (const file of ['recruiter-api.json', 'candidate-service.json']) {
    app.get(base + file, (_request, reply) => {
      documents ??= apiDocuments();
      const headers = { 'cache-control': 'no-cache', 'content-type': 'application/json; charset=utf-8' };
      return reply.headers(headers).send(documents[file] ?? '');
    });
  }
  app.get(base.slice(0, -1), (_request, reply) => reply.redirect(base));
  await app.register(async (scope) => {
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.header('content-security-policy', policy);
      done();
    });
    await servePages(scope, pages, 'api/');
  });
}
