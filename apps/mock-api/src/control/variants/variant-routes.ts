import { variantNames } from '@glo/adapters/wire/variants';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { variantShape } from './variants.ts';

/** In which other shapes a world replies that are as legal as the usual one. */
export function variantRoutes(app: FastifyInstance): void {
  app.get('/__mock/variants', ({ world }) => ({ asked: world.variants.asked, names: variantNames }));

  const options = { schema: { body: variantShape } };
  app.post<{ Body: z.infer<typeof variantShape> }>('/__mock/variants', options, async ({ world, body }) => {
    await world.variants.ask(body);
    return { asked: world.variants.asked };
  });

  app.delete('/__mock/variants', async ({ world }) => {
    await world.variants.ask(null);
    return { asked: null };
  });
}
