import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { basePaths } from './route.ts';
import { shortened } from './words.ts';

/** Answers navigation with the application's page. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Paths that never answer with the web application's page. */
const ownPaths = [...Object.values(basePaths), '/api', '/__mock', '/assets', '/uploads', '/pictures', '/files'];

/**
 * Answers what no route took: 405 when the path exists with another method, 301 to one slash where there are several, the web
 * application's page where it has its addresses, and 404 for everything else. Call it before any route is registered.
 */
export function answerNotFound(app: FastifyInstance, sendPage: SendPage): void {
  const routes: { readonly method: string; readonly pattern: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    const pattern = new RegExp(`^${url.replace(/:\w+/g, '[^/]+').replaceAll('*', '.*')}$`);
    for (const each of [method].flat()) routes.push({ method: each, pattern });
  });
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const methods = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (methods.length > 0 && !methods.includes(request.method)) {
      reply.header('allow', [...new Set(methods)].join(', '));
      return reply.code(405).send({ message: `${shortened(path)} does not take ${request.method}.` });
    }
    if (isRead(request) && severalSlashes.test(path)) {
      return reply.redirect(request.originalUrl.replace(severalSlashes, '/'), 301);
    }
    if (isPage(request, path)) return sendPage(request, reply);
    return reply.code(404).send({ message: `There is nothing at ${shortened(path)}.` });
  });
}

/** At the start; a browser reads a backslash as a slash, and two of them as another site. */
const severalSlashes = /^\/[/\\]+/;

/** Whether the page is the answer: to every client, unless it wants something else, or what is named like a file. */
function isPage(request: FastifyRequest, path: string): boolean {
  if (!isRead(request)) return false;
  if (ownPaths.some((own) => path === own || path.startsWith(`${own}/`))) return false;
  const { accept = '*/*' } = request.headers;
  if (accept.includes('text/html')) return true;
  const isNamedLikeFile = path.slice(path.lastIndexOf('/')).includes('.');
  return !isNamedLikeFile && /\*\/\*|\btext\/\*/.test(accept);
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';
const pathOf = (request: FastifyRequest) => request.originalUrl.split('?', 1)[0] ?? '';
