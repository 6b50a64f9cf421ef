import type { FastifyInstance } from 'fastify';
import { pageHtml, pageScript } from './page/page.ts';
import { pageIcon, pageStyle } from './page/style.ts';

/** The page for people at /__mock/. */
export function controlPageRoutes(app: FastifyInstance): void {
  serve('/__mock/', 'text/html; charset=utf-8', pageHtml);
  serve('/__mock/page.css', 'text/css; charset=utf-8', pageStyle);
  serve('/__mock/page.js', 'text/javascript; charset=utf-8', pageScript);
  serve('/__mock/icon.svg', 'image/svg+xml', pageIcon);
  app.get('/__mock', (_request, reply) => reply.redirect('/__mock/'));

  function serve(path: string, type: string, content: string): void {
    app.get(path, { config: { evenIfWorldIsGone: true } }, (_request, reply) =>
      reply.header('cache-control', 'no-cache').type(type).send(content),
    );
  }
}
