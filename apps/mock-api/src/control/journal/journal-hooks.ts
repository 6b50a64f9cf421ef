import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyText, isSmall } from './redact.ts';
import type { Served } from './request-journal.ts';

/** Writes a request into the journal of its world once it is over, answered or not. */
export function keepInJournal(request: FastifyRequest, reply: FastifyReply): void {
  const { clock, journal } = request.world;
  // What the clock is moved by meanwhile does not count.
  const start = request.arrivedAt - clock.ahead;
  // Fastify tells nothing of a connection that ended without an answer.
  reply.raw.on('close', () => journal.add(servedBy(request, reply, clock.time - clock.ahead - start)));
}

function servedBy(request: FastifyRequest, reply: FastifyReply, ms: number): Served {
  const { method, url, headers, fault, body, arrivedAt } = request;
  const requestBytes = headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : null;
  const isWhole = reply.raw.writableFinished;
  return {
    at: arrivedAt,
    ms,
    method,
    url,
    status: isWhole ? reply.statusCode : null,
    requestBytes,
    replyBytes: isWhole ? reply.getHeader('content-length') : undefined,
    body: typeof body === 'object' && body !== null ? bodyToKeep(body, requestBytes) : undefined,
    fault: fault?.id,
  };
}

/** A small one as it is: its text is made when somebody reads it. A large one would be kept alive by that. */
function bodyToKeep(body: object, bytes: number | null): object | string {
  return bytes !== null && isSmall(bytes) ? body : bodyText(body, bytes ?? 0);
}
