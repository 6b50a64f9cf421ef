import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import serveFolder from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { SendPage } from '../http/not-found.ts';
import type { WebConfiguration } from './configuration.ts';
import { buildIndexPages, sendIndexPage } from './index-page.ts';
import { keptForEver, revalidated } from './page-headers.ts';

export interface WebOptions {
  readonly folder: string;
  readonly configuration: WebConfiguration;
}

const notBuilt = `The web application is not built yet.

Run "npm start" in the root of the repository: it builds what is missing and starts this server again.
The two services and /__mock/ work without it.
`;

const noApplication = 'This is the mock API, without the web application. Its own pages are at /__mock/.\n';

export async function serveWeb(app: FastifyInstance, options: WebOptions): Promise<SendPage> {
  const sendPage = await pageOf(options);
  // Other navigation is recognized by its accept header. These two paths also serve the page to programs.
  for (const path of ['/', '/index.html']) app.get(path, sendPage);
  if (options.folder !== '') await serveFiles(app, options.folder);
  if (!app.hasRoute({ method: 'GET', url: '/favicon.ico' })) {
    app.get('/favicon.ico', (_request, reply) => reply.code(204).send());
  }
  return sendPage;
}

async function pageOf({ folder, configuration }: WebOptions): Promise<SendPage> {
  if (folder === '') return (_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send(noApplication);
  const path = join(folder, 'index.html');
  if (!existsSync(path)) {
    return (_request, reply) => reply.code(503).type('text/plain; charset=utf-8').send(notBuilt);
  }
  const pages = buildIndexPages(await readFile(path, 'utf8'), configuration);
  return (request, reply) => sendIndexPage(pages, request, reply);
}

async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  if (!existsSync(assets)) return;
  const asBuilt = { preCompressed: true, index: false, decorateReply: false } as const;
  await app.register(serveFolder, {
    ...asBuilt,
    root: assets,
    prefix: '/assets/',
    cacheControl: false,
    setHeaders: (reply) => void reply.headers(keptForEver),
  });
  await app.register(serveFolder, {
    ...asBuilt,
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**', 'index.html*', '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply) => void reply.headers(revalidated),
  });
}
