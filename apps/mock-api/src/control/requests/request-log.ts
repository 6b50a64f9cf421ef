import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

export interface LoggedRequest {
  readonly id: number;
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly status: number | null;
  readonly ms: number;
  readonly requestBytes: number | null;
  readonly replyBytes: number | null;
  readonly fault?: string;
}

const mostLogged = 1000;

export class RequestLog {
  #requests: LoggedRequest[] = [];
  #added = 0;

  add(request: Omit<LoggedRequest, 'id'>): void {
    this.#added += 1;
    this.#requests.push({ id: this.#added, ...request });
    if (this.#requests.length > mostLogged) this.#requests.shift();
  }

  last(count: number): readonly LoggedRequest[] {
    return this.#requests.slice(-count);
  }

  clear(): void {
    this.#requests = [];
  }
}

export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { requests } = request.world;
  // Not the world's clock, which may be moved or frozen meanwhile.
  const start = performance.now();
  reply.raw.on('close', () => requests.add(describe(request, reply, performance.now() - start)));
}

function describe(request: FastifyRequest, reply: FastifyReply, ms: number): Omit<LoggedRequest, 'id'> {
  const { method, headers, url, arrivedAt, fault } = request;
  const isWhole = reply.raw.writableFinished;
  const isChunked = headers['transfer-encoding'] !== undefined;
  const replyBytes = isWhole ? reply.getHeader('content-length') : undefined;
  return {
    at: new Date(arrivedAt).toISOString(),
    method,
    path: url.split('?', 1)[0] ?? '',
    status: isWhole ? reply.raw.statusCode : null,
    ms,
    requestBytes: isChunked ? null : Number(headers['content-length'] ?? 0),
    replyBytes: replyBytes === undefined ? null : Number(replyBytes),
    ...(fault !== null && { fault: fault.id }),
  };
}

const query = z.strictObject({
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(mostLogged))),
});

export function requestRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: z.infer<typeof query> }>(
    '/__mock/requests',
    { schema: { querystring: query } },
    ({ world, query: { limit = mostLogged } }) => ({ requests: world.requests.last(limit) }),
  );
}
