import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { servePages } from '../web/stand-in-pages.ts';

const notBuilt = `The page of the control surface is not built yet.

Run "npm start" in the root of the repository: it builds what is missing and starts this server again.
The calls below /__mock work without it.
`;

/** The page for people at /__mock/. */
export async function controlPageRoutes(app: FastifyInstance, pages: string): Promise<void> {
  app.get('/__mock', (_request, reply) => reply.redirect('/__mock/'));
  if (!existsSync(join(pages, 'index.html'))) {
    app.get('/__mock/', (_request, reply) => reply.code(503).type('text/plain; charset=utf-8').send(notBuilt));
    return;
  }
  await app.register(async (scope) => {
    // A world that is gone can be left and reset there.
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, evenIfWorldIsGone: true };
    });
    await servePages(scope, pages, '');
  });
}
