import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import serveFolder from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Where the build of these pages is: apps/mock-api/dist, and in a bundle beside the bundle. */
export const builtPages = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../dist' : './pages', import.meta.url),
);

/** Serves what is built of `part`, a folder of the pages; nothing where they are not built. */
export async function servePages(app: FastifyInstance, pages: string, part: '' | 'google'): Promise<void> {
  const root = join(pages, part);
  if (!existsSync(root)) return;
  await app.register(serveFolder, {
    root,
    prefix: `/__mock/${part}`,
    wildcard: false,
    globIgnore: part === '' ? ['google/**'] : [],
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  });
}
