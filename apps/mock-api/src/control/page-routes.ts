import type { FastifyInstance } from 'fastify';
import { servePages } from '../web/stand-in-pages.ts';

/** The page for people at /__mock/. */
export async function controlPageRoutes(app: FastifyInstance, pages: string): Promise<void> {
  app.get('/__mock', (_request, reply) => reply.redirect('/__mock/'));
  await app.register(async (scope) => {
    // A world that is gone can be left and reset there.
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, evenIfWorldIsGone: true };
    });
    await servePages(scope, pages, '');
  });
}
