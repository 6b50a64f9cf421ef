import { setTimeout as pause } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Fault } from './faults.ts';

declare module 'fastify' {
  interface FastifyRequest {
    fault: Fault | null;
  }
}

const page =
  '<!doctype html>\n<html lang="en"><title>Bad gateway</title><h1>This page replaces the JSON reply</h1></html>\n';

export function injectFaults(
  app: FastifyInstance,
): (request: FastifyRequest, reply: FastifyReply, done: () => void) => void {
  const closing = new AbortController();
  app.decorateRequest('fault', null);
  app.addHook('preClose', async () => closing.abort());
  app.addHook('onSend', ({ fault }, _reply, payload, done) => {
    if (fault?.asked.truncate !== true) return done(null, payload);
    const send = (half: Buffer) => done(null, half);
    void firstHalf(payload).then(send, done);
  });
  return (request, reply, done) => {
    const fault = request.world.faults.takeFor(request);
    if (fault === undefined) return done();
    void applyFault(fault, request, reply, closing.signal, done);
  };
}

async function applyFault(
  pendingFault: Promise<Fault | undefined>,
  request: FastifyRequest,
  reply: FastifyReply,
  closing: AbortSignal,
  done: () => void,
): Promise<void> {
  const fault = await pendingFault.catch(() => undefined);
  if (fault === undefined) return done();
  request.fault = fault;
  const message = `Planned failure ${fault.id} of the mock API.`;
  const { delayMs = 0, status, body = { message }, html = false, drop = false, hang: hangs = false } = fault.asked;
  const over = AbortSignal.any([fault.removed.signal, closing]);
  // An aborted pause rejects, and the request continues without waiting.
  if (delayMs > 0) await pause(delayMs, undefined, { signal: over }).catch(() => undefined);
  if (drop) {
    reply.hijack();
    request.raw.destroy();
  } else if (hangs) {
    reply.hijack();
    hang(request, reply, over);
  } else if (html) {
    reply
      .code(status ?? 200)
      .type('text/html; charset=utf-8')
      .send(page);
  } else if (status !== undefined) {
    reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
  } else {
    done();
  }
}

function hang(request: FastifyRequest, reply: FastifyReply, over: AbortSignal): void {
  const end = () => request.raw.destroy();
  if (over.aborted) return void end();
  over.addEventListener('abort', end, { once: true });
  reply.raw.once('close', () => over.removeEventListener('abort', end));
}

async function firstHalf(payload: unknown): Promise<Buffer> {
  const whole = payload instanceof Readable ? await buffer(payload) : Buffer.from((payload ?? '') as string | Buffer);
  return whole.subarray(0, Math.floor(whole.length / 2));
}
