import type { OutgoingHttpHeader } from 'node:http';
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

/** Fields as they are known when a response ends. They are formatted when the log is read. */
interface EndedRequest {
  readonly at: number;
  readonly method: string;
  readonly url: string;
  readonly status: number | null;
  readonly ms: number;
  readonly requestLength: string | null;
  readonly replyLength: OutgoingHttpHeader | undefined;
  readonly fault: string | undefined;
}

export class RequestLog {
  #requests: EndedRequest[] = [];
  #added = 0;

  add(request: EndedRequest): void {
    this.#added += 1;
    this.#requests.push(request);
    if (this.#requests.length >= 2 * mostLogged) this.#requests = this.#requests.slice(-mostLogged);
  }

  last(count: number): readonly LoggedRequest[] {
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

function endedRequest(request: FastifyRequest, reply: FastifyReply, ms: number): EndedRequest {
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

function describe({ at, method, url, status, ms, ...ended }: EndedRequest, id: number): LoggedRequest {
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
