import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { shortened } from './refusal.ts';

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

const ownPath = /^\/(?:api|__mock|assets|uploads|pictures|files|health|session|review)(?:\/|$)/i;

/** 405 for a wrong method, 301 for leading slashes, the page, or 404. Call it before any route is registered. */
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
      return reply.code(405).send({ message: `${shortened(path)} does not support ${request.method}.` });
    }
    if (isRead(request) && severalSlashes.test(path)) {
      return reply.redirect(request.originalUrl.replace(severalSlashes, '/'), 301);
    }
    if (isPage(request, path)) return sendPage(request, reply);
    return reply.code(404).send({ message: `There is nothing at ${shortened(path)}.` });
  });
}

/** Browsers read a backslash as a slash, and two slashes as another host. */
const severalSlashes = /^\/[/\\]+/;

function isPage(request: FastifyRequest, path: string): boolean {
  if (!isRead(request)) return false;
  if (ownPath.test(decoded(path))) return false;
  const { accept = '*/*' } = request.headers;
  if (accept.includes('text/html')) return true;
  const isNamedLikeFile = path.slice(path.lastIndexOf('/')).includes('.');
  return !isNamedLikeFile && /\*\/\*|\btext\/\*/.test(accept);
}

const decoded = (path: string) => path.replace(/%[2-7][\da-f]/gi, (escape) => decodeURIComponent(escape));

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';
const pathOf = (request: FastifyRequest) => request.originalUrl.split('?', 1)[0] ?? '';
