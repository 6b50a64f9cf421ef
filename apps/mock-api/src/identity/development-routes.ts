import { emailAddress } from '@glo/adapters/wire/shapes';
import { filledText } from '@glo/adapters/wire/entered';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { servePages } from '../web/mock-api-pages.ts';
import type { DevelopmentProvider, Person } from './development-provider.ts';

const person = z.object({ email: emailAddress, name: filledText });

export async function developmentRoutes(
  app: FastifyInstance,
  provider: DevelopmentProvider,
  pages: string,
): Promise<void> {
  app.get('/__mock/google/certs', () => provider.certificates);
  app.post<{ Body: Person }>('/__mock/google/credential', { schema: { body: person } }, async ({ body, world }) => ({
    credential: await provider.issue(body, world.clock.now()),
  }));
  await servePages(app, pages, 'google/');
}
