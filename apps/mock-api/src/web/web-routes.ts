import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import serveFolder from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebConfiguration } from './configuration.ts';
import { buildIndexPage, sendIndexPage } from './index-page.ts';

export interface WebOptions {
  /** Where the build of apps/web lies. */
  readonly folder: string;
  readonly configuration: WebConfiguration;
}

/** Answers navigation with the application's page. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

const notBuilt = `The web application is not built yet.

Run "npm start" in the root of the repository: it builds what is missing and starts this server again.
The two services and /__mock/ work without it.
`;

/**
 * Serves the built web application: hashed files under /assets/ for ever, the few others revalidated, all as compressed
 * by the build. Returns how to answer with its page.
 */
export async function serveWeb(app: FastifyInstance, { folder, configuration }: WebOptions): Promise<SendPage> {
  if (!existsSync(join(folder, 'index.html'))) {
    return (_request, reply) => reply.code(503).type('text/plain; charset=utf-8').send(notBuilt);
  }
  const page = buildIndexPage(await readFile(join(folder, 'index.html'), 'utf8'), configuration);
  const asBuilt = { preCompressed: true, index: false, decorateReply: false } as const;
  if (existsSync(join(folder, 'assets'))) {
    await app.register(serveFolder, {
      ...asBuilt,
      root: join(folder, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
    });
  }
  await app.register(serveFolder, {
    ...asBuilt,
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**', 'index.html*', '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  });
  return (request, reply) => sendIndexPage(page, request, reply);
}
