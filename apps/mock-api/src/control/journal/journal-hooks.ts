import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isControlledPath } from '../controlled-paths.ts';
import { addressText, bodyText } from './redact.ts';
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

function entryOf(request: FastifyRequest, reply: FastifyReply, at: Date, ms: number): JournalEntry {
  const { method, url, headers, body, fault } = request;
  const bytes = Number(headers['content-length'] ?? 0);
  const isAnswered = reply.raw.writableFinished;
  const replyBytes = reply.getHeader('content-length');
  return {
    at: at.toISOString(),
    method,
    path: addressText(url),
    status: isAnswered ? reply.statusCode : null,
    ms: Math.round(ms * 10) / 10,
    requestBytes: headers['transfer-encoding'] === undefined ? bytes : null,
    replyBytes: isAnswered && replyBytes !== undefined ? Number(replyBytes) : null,
    ...(typeof body === 'object' && body !== null && { body: bodyText(body, bytes) }),
    ...(fault !== null && { fault: fault.id }),
  };
}
