import type { FastifyInstance } from 'fastify';
import { refuse } from '../../http/refusal.ts';
import type { Worlds } from './worlds.ts';

/** Which world a request is in, '' for the default one; which ones there are, the one used last first; and giving one back. */
export function worldRoutes(app: FastifyInstance, worlds: Worlds): void {
  app.get('/__mock/worlds', { config: { evenIfWorldIsGone: true } }, ({ world }) => ({
    current: world.name,
    worlds: worlds.names,
  }));

  app.delete<{ Params: { name: string } }>('/__mock/worlds/:name', ({ params: { name } }) => {
    if (!worlds.remove(name)) throw refuse.notFound(`There is no world "${name}".`);
    return {};
  });
}
