import { emailAddress, filledText } from '@glo/adapters/wire/shapes';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { chooser, chooserHtml } from './chooser-page.ts';
import { googleIdentityInDevelopment } from './client-script.ts';
import type { DevelopmentProvider, Person } from './development-provider.ts';
import { chooserStyle, clientStyle, markSvg } from './styles.ts';

const person = z.object({ email: emailAddress, name: filledText });

/** The identity provider for development: its script, its chooser, its credentials and the keys they are signed with. */
export function developmentRoutes(app: FastifyInstance, provider: DevelopmentProvider): void {
  serve('client.js', 'text/javascript; charset=utf-8', `(${String(googleIdentityInDevelopment)})();\n`);
  serve('client.css', 'text/css; charset=utf-8', clientStyle);
  serve('mark.svg', 'image/svg+xml', markSvg);
  serve('choose', 'text/html; charset=utf-8', chooserHtml);
  serve('chooser.css', 'text/css; charset=utf-8', chooserStyle);
  serve('chooser.js', 'text/javascript; charset=utf-8', `(${String(chooser)})();\n`);
  app.get('/__mock/google/certs', () => provider.certificates);
  app.post<{ Body: Person }>('/__mock/google/credential', { schema: { body: person } }, async ({ body, world }) => ({
    credential: await provider.issue(body, world.clock.now()),
  }));

  function serve(name: string, type: string, content: string): void {
    app.get(`/__mock/google/${name}`, (_request, reply) =>
      reply.header('cache-control', 'no-cache').type(type).send(content),
    );
  }
}
