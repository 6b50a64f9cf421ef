import type { FastifyInstance } from 'fastify';
import type { Worlds } from './worlds.ts';

export function worldRoutes(app: FastifyInstance, worlds: Worlds): void {
  app.get('/__mock/worlds', { config: { evenIfWorldIsGone: true } }, ({ world }) => ({
    current: world.name,
    worlds: worlds.names,
  }));
}
