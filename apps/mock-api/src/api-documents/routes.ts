import { existsSync } from 'node:fs';
import { join } from 'node:path';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { servePages } from '../web/mock-api-pages.ts';

const base = '/__mock/api';

/** Swagger UI needs `data:` images for its icons, and one inline style, in its logo. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><text y="27" fill="#fff" font-family="sans-serif" font-size="22">Mock API</text></svg>';

interface ExecuteProps {
  readonly path: string;
  readonly method: string;
  readonly disabled: boolean;
  readonly specSelectors: { specResolvedSubtree(path: readonly string[]): unknown };
}

interface SwaggerUiSystem {
  readonly React: { createElement(component: unknown, props: object): unknown };
}

/**
 * Disables Execute until the references of a call are resolved, because Swagger UI hangs otherwise. This Swagger UI
 * plugin runs in the browser, where the page contains its source.
 */
const waitForReferences = () => ({
  wrapComponents: {
    execute:
      (Execute: unknown, { React }: SwaggerUiSystem) =>
      (props: ExecuteProps) => {
        const isResolved = props.specSelectors.specResolvedSubtree(['paths', props.path, props.method]) !== undefined;
        return React.createElement(Execute, { ...props, disabled: props.disabled || !isResolved });
      },
  },
});

export async function apiDocumentRoutes(app: FastifyInstance, pages: string): Promise<void> {
  serveDocument(app, 'recruiter-api.json', () => app.swagger());
  serveDocument(app, 'candidate-service.json', () => app.candidateDocument());
  const baseDir = join(pages, 'api');
  if (!existsSync(baseDir)) return servePages(app, pages, 'api/');
  await app.register(swaggerUi, {
    routePrefix: base,
    baseDir,
    logo: { type: 'image/svg+xml', content: logo },
    staticCSP: policy,
    theme: { title: 'API documents' },
    uiConfig: {
      urls: [
        { name: 'Recruiter API', url: `${base}/recruiter-api.json` },
        { name: 'Candidate data service', url: `${base}/candidate-service.json` },
      ],
      plugins: [waitForReferences],
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
