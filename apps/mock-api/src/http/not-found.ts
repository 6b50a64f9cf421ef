import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SendPage } from '../web/web-routes.ts';
import { basePaths } from './route.ts';
import { shortened } from './words.ts';

/** Paths that never answer with the web application's page. */
const ownPaths = [...Object.values(basePaths), '/api', '/__mock', '/assets', '/uploads', '/pictures', '/files'];

/**
 * Answers what no route took: navigation gets the web application's page, everything else 404, or 405 when the path
 * exists with another method. Call it before any route is registered.
 */
export function answerNotFound(app: FastifyInstance, sendPage: SendPage): void {
  const routes: { readonly method: string; readonly pattern: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    const pattern = new RegExp(`^${url.replace(/:\w+/g, '[^/]+').replaceAll('*', '.*')}$`);
    for (const each of [method].flat()) routes.push({ method: each, pattern });
  });
  app.setNotFoundHandler((request, reply) => {
    if (isNavigation(request)) return sendPage(request, reply);
    const path = pathOf(request);
    const methods = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (methods.length === 0 || methods.includes(request.method)) {
      return reply.code(404).send({ message: `There is nothing at ${shortened(path)}.` });
    }
    reply.header('allow', [...new Set(methods)].join(', '));
    return reply.code(405).send({ message: `${shortened(path)} does not take ${request.method}.` });
  });
}

function isNavigation(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = pathOf(request);
  if (ownPaths.some((own) => path === own || path.startsWith(`${own}/`))) return false;
  return request.headers.accept?.includes('text/html') ?? false;
}

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '';
