import type { FastifyInstance } from 'fastify';
import manifest from '../../package.json' with { type: 'json' };
import { countRows } from '../data/count-rows.ts';

export function healthRoute(app: FastifyInstance): void {
  app.get('/health', ({ world }) => ({
    status: 'ok',
    version: manifest.version,
    rows: countRows(world.store),
  }));
}
