import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isControlledPath } from '../controlled-paths.ts';
import { addressText, bodyText, isSmall } from './redact.ts';
import type { JournalEntry } from './request-journal.ts';

/** Writes every request into the journal of its world once it is over, answered or not. */
export function keepJournal(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isControlledPath(request.url)) {
      const at = request.world.clock.now();
      const start = performance.now();
      // Fastify tells nothing of a connection that ended without an answer.
      reply.raw.once('close', () => request.world.journal.add(entryOf(request, reply, at, performance.now() - start)));
    }
    done();
  });
}

/** Keeps what the entry is made from, but neither the request nor the reply. */
function entryOf(request: FastifyRequest, reply: FastifyReply, at: Date, ms: number): () => JournalEntry {
  const { method, url, headers, fault } = request;
  const isChunked = headers['transfer-encoding'] !== undefined;
  const bytes = Number(headers['content-length'] ?? 0);
  const status = reply.raw.writableFinished ? reply.statusCode : null;
  const replyBytes = status === null ? undefined : reply.getHeader('content-length');
  const body = bodyOf(request.body, bytes, isChunked);
  return () => ({
    at: at.toISOString(),
    method,
    path: addressText(url),
    status,
    ms: Math.round(ms * 10) / 10,
    requestBytes: isChunked ? null : bytes,
    replyBytes: replyBytes === undefined ? null : Number(replyBytes),
    ...(body !== undefined && { body: body() }),
    ...(fault !== null && { fault: fault.id }),
  });
}

/** How to make the text of a body; at once where that would keep a large one alive. */
function bodyOf(body: unknown, bytes: number, isChunked: boolean): (() => string) | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if (!isChunked && isSmall(bytes)) return () => bodyText(body, bytes);
  const text = bodyText(body, bytes);
  return () => text;
}
