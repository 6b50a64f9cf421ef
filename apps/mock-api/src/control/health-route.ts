import type { FastifyInstance } from 'fastify';
import manifest from '../../package.json' with { type: 'json' };
import { indexes, type Rows } from '../data/rows.ts';

/** Whether the server serves, and how much it knows. */
export function healthRoute(app: FastifyInstance): void {
  const collections = Object.keys(indexes) as (keyof Rows)[];
  app.get('/health', ({ world }) => ({
    status: 'ok',
    version: manifest.version,
    rows: Object.fromEntries(collections.map((name) => [name, world.store.count(name)])),
  }));
}
