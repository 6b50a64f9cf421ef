import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

const base = '/__mock/api';

/** Swagger UI's icons are `data:` images. Everything else comes from this server. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the OpenAPI documents of both services, and Swagger UI to read them and to try the calls. */
export async function apiDocumentRoutes(app: FastifyInstance): Promise<void> {
  serveDocument(app, 'recruiter-api.json', () => app.swagger());
  serveDocument(app, 'candidate-service.json', () => app.candidateDocument());
  await app.register(swaggerUi, {
    routePrefix: base,
    staticCSP: policy,
    theme: { title: 'API documents' },
    uiConfig: {
      urls: [
        { name: 'Recruiter API', url: `${base}/recruiter-api.json` },
        { name: 'Candidate data service', url: `${base}/candidate-service.json` },
      ],
      displayOperationId: true,
      displayRequestDuration: true,
      filter: true,
      tryItOutEnabled: true,
      defaultModelsExpandDepth: 0,
    },
  });
}

function serveDocument(app: FastifyInstance, file: string, document: () => object): void {
  app.get(`${base}/${file}`, (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-type': 'application/json; charset=utf-8' })
      .send(`${JSON.stringify(document(), null, 2)}\n`),
  );
}
