import serveFolder from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { apiDocuments } from './documents.ts';
import { explorerFiles, installedExplorer, isExplorer } from './explorer/explorer-folder.ts';
import { explorerPage, explorerScript, explorerStyle } from './explorer/page.ts';

export interface ApiDocumentOptions {
  /** Where the files of swagger-ui-dist lie; default: where the package is installed. */
  readonly explorerFolder?: string;
}

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

const notInstalled = `The page that shows the API documents needs the files of swagger-ui-dist, which are not here.

The documents themselves are at ${base}recruiter-api.json and ${base}candidate-service.json.
`;

/** The OpenAPI documents of both services, and a page to read them and try calls out. */
export async function apiDocumentRoutes(app: FastifyInstance, { explorerFolder }: ApiDocumentOptions): Promise<void> {
  // Made when somebody asks: it takes a moment.
  let documents: ReturnType<typeof apiDocuments> | undefined;
  for (const file of ['recruiter-api.json', 'candidate-service.json']) {
    app.get(base + file, (_request, reply) => {
      documents ??= apiDocuments();
      return send(reply, 'application/json; charset=utf-8', documents[file] ?? '');
    });
  }
  app.get(base.slice(0, -1), (_request, reply) => reply.redirect(base));
  await explorerRoutes(app, explorerFolder ?? installedExplorer());
}

async function explorerRoutes(app: FastifyInstance, folder: string): Promise<void> {
  if (!isExplorer(folder)) {
    app.get(base, (_request, reply) => send(reply.code(503), 'text/plain; charset=utf-8', notInstalled));
    return;
  }
  app.get(base, (_request, reply) => {
    reply.header('content-security-policy', policy);
    return send(reply, 'text/html; charset=utf-8', explorerPage);
  });
  app.get(`${base}page.js`, (_request, reply) => send(reply, 'text/javascript; charset=utf-8', explorerScript));
  app.get(`${base}page.css`, (_request, reply) => send(reply, 'text/css; charset=utf-8', explorerStyle));
  await app.register(serveFolder, {
    root: folder,
    prefix: `${base}files/`,
    allowedPath: (path) => explorerFiles.some((file) => path === `/${file}`),
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  });
}

function send(reply: FastifyReply, type: string, content: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').type(type).send(content);
}
