import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import serveFolder from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export const builtPages = fileURLToPath(new URL('../../dist', import.meta.url));

const notBuilt = `This page is not built yet.

Run "npm start" in the root of the repository: it builds what is missing and starts this server again.
The calls below /__mock work without it.
`;

export async function servePages(app: FastifyInstance, pages: string, part: '' | 'api/' | 'google/'): Promise<void> {
  const root = join(pages, part);
  if (!existsSync(root)) {
    app.get(`/__mock/${part}`, (_request, reply) => reply.code(503).type('text/plain; charset=utf-8').send(notBuilt));
    return;
  }
  await app.register(serveFolder, {
    root,
    prefix: `/__mock/${part}`,
    wildcard: false,
    globIgnore: part === '' ? ['api/**', 'google/**'] : [],
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  });
}
