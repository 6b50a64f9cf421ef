import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyText, isSmall } from './redact.ts';
import type { Served } from './served.ts';

/** What of a reply is known once it is about to be sent. */
interface Sending {
  readonly at: number;
  readonly payload: string | Buffer | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    sending: Sending | null;
  }
}

/** Larger replies are not kept. */
const largestReply = 256 * 1024;

/** Notes when replies begin and what they are, after whatever else changes them. */
export function watchReplies(app: FastifyInstance): void {
  app.decorateRequest('sending', null);
  app.addHook('onSend', (request, _reply, payload: unknown, done) => {
    request.sending = { at: performance.now(), payload: replyToKeep(payload) };
    done(null, payload);
  });
}

/** Writes a request into the journal of its world once it is over, answered or not. */
export function recordRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { journal } = request.world;
  // The world's clock may be moved meanwhile, or stand still.
  const start = performance.now();
  // Fastify tells nothing of a connection that ended without an answer.
  reply.raw.on('close', () => journal.add(servedBy(request, reply, start)));
}

/** As little as can be: it costs every request, and lives on in the journal. */
function servedBy(request: FastifyRequest, reply: FastifyReply, start: number): Omit<Served, 'id'> {
  const { method = '', url = '', headers } = request.raw;
  const { body, sending } = request;
  const isWhole = reply.raw.writableFinished;
  const length = headers['transfer-encoding'] === undefined ? (headers['content-length'] ?? '0') : null;
  const end = performance.now();
  return {
    at: request.arrivedAt,
    start,
    waitMs: (sending?.at ?? end) - start,
    ms: end - start,
    method,
    url,
    status: isWhole ? reply.raw.statusCode : null,
    requestHeaders: headers,
    replyHeaders: reply.getHeaders(),
    requestBytes: length,
    body: typeof body === 'object' && body !== null ? bodyToKeep(body, length) : undefined,
    reply: sending?.payload ?? null,
    fault: request.fault?.id,
  };
}

/** A small one as it is: its text is made when somebody reads it. A large one would be kept alive by that. */
function bodyToKeep(body: object, length: string | null): object | string {
  return length !== null && isSmall(Number(length)) ? body : bodyText(body, Number(length));
}

function replyToKeep(payload: unknown): Sending['payload'] {
  if (payload === undefined || payload === null) return '';
  const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
  return isWhole && payload.length <= largestReply ? payload : null;
}
