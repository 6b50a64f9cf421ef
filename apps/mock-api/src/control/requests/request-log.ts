import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

const mostLogged = 1000;

type EndedRequest = ReturnType<typeof endedRequest>;
export type LoggedRequest = ReturnType<typeof describe>;

export class RequestLog {
  #requests: EndedRequest[] = [];
  #added = 0;

  add(request: EndedRequest): void {
    this.#added += 1;
    this.#requests.push(request);
    if (this.#requests.length >= 2 * mostLogged) this.#requests = this.#requests.slice(-mostLogged);
  }

  last(count: number) {
    const requests = this.#requests.slice(-count);
    return requests.map((request, place) => describe(request, this.#added - requests.length + place + 1));
  }

  clear(): void {
    this.#requests = [];
  }
}

export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { requests } = request.world;
  // Not the world's clock, which may be moved or frozen meanwhile.
  const start = performance.now();
  reply.raw.on('close', () => requests.add(endedRequest(request, reply, performance.now() - start)));
}

/** Fields as they are known when a response ends. They are formatted when the log is read. */
function endedRequest(request: FastifyRequest, reply: FastifyReply, ms: number) {
  const { method, headers, url, arrivedAt, fault } = request;
  const isWhole = reply.raw.writableFinished;
  return {
    at: arrivedAt,
    method,
    url,
    status: isWhole ? reply.raw.statusCode : null,
    ms,
    requestLength: headers['transfer-encoding'] === undefined ? (headers['content-length'] ?? '0') : null,
    replyLength: isWhole ? reply.getHeader('content-length') : undefined,
    fault: fault?.id,
  };
}

function describe({ at, method, url, status, ms, ...ended }: EndedRequest, id: number) {
  return {
    id,
    at: new Date(at).toISOString(),
    method,
    path: url.split('?', 1)[0] ?? '',
    status,
    ms,
    requestBytes: ended.requestLength === null ? null : Number(ended.requestLength),
    replyBytes: ended.replyLength === undefined ? null : Number(ended.replyLength),
    ...(ended.fault !== undefined && { fault: ended.fault }),
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
