import type { FastifyInstance } from 'fastify';
import { servePages } from '../web/mock-api-pages.ts';

/** The page for people at /__mock/. */
export async function consoleRoutes(app: FastifyInstance, pages: string): Promise<void> {
  app.get('/__mock', (_request, reply) => reply.redirect('/__mock/'));
  await app.register(async (scope) => {
    // A dropped world can be reset there.
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, evenIfWorldIsGone: true };
    });
    await servePages(scope, pages, '');
  });
}
