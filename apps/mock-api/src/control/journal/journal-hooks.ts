import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyText, isSmall } from './redact.ts';
import type { Served } from './request-journal.ts';

/** Writes a request into the journal of its world once it is over, answered or not. */
export function recordRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { journal } = request.world;
  // The world's clock may be moved meanwhile, or stand still.
  const start = performance.now();
  // Fastify tells nothing of a connection that ended without an answer.
  reply.raw.on('close', () => journal.add(servedBy(request, reply, performance.now() - start)));
}

/** As little as can be: it costs every request, and lives on in the journal. */
function servedBy(request: FastifyRequest, reply: FastifyReply, ms: number): Served {
  const { method = '', url = '', headers } = request.raw;
  const { body } = request;
  const isWhole = reply.raw.writableFinished;
  const length = headers['transfer-encoding'] === undefined ? (headers['content-length'] ?? '0') : null;
  return {
    at: request.arrivedAt,
    ms,
    method,
    url,
    status: isWhole ? reply.raw.statusCode : null,
    requestBytes: length,
    replyBytes: isWhole ? reply.getHeader('content-length') : undefined,
    body: typeof body === 'object' && body !== null ? bodyToKeep(body, length) : undefined,
    fault: request.fault?.id,
  };
}

/** A small one as it is: its text is made when somebody reads it. A large one would be kept alive by that. */
function bodyToKeep(body: object, length: string | null): object | string {
  return length !== null && isSmall(Number(length)) ? body : bodyText(body, Number(length));
}
