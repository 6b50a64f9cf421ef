import type { FastifyInstance } from 'fastify';
import type { Worlds } from './worlds.ts';

/** Which world a request is in, '' for the default one, and which ones there are, the one used last first. */
export function worldRoutes(app: FastifyInstance, worlds: Worlds): void {
  app.get('/__mock/worlds', { config: { evenIfWorldIsGone: true } }, ({ world }) => ({
    current: world.name,
    worlds: worlds.names,
  }));
}
