import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bytesOf } from '../payload.ts';
import type { Effect, Fault } from './fault.ts';
import { wrongShapeOf } from './wrong-shape.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The planned failure that hits this request. */
    fault: Fault | null;
  }
}

const page =
  '<!doctype html>\n<html lang="en"><title>Bad gateway</title><h1>This is a page and not what was asked for</h1></html>\n';

/** How the faults of its world hit a request that they can reach. */
export function injectFaults(
  app: FastifyInstance,
): (request: FastifyRequest, reply: FastifyReply, done: () => void) => void {
  const closing = new AbortController();
  app.decorateRequest('fault', null);
  app.addHook('preClose', async () => closing.abort());
  app.addHook('onSend', (request, reply, payload, done) => {
    const { fault } = request;
    if (fault === null) return done(null, payload);
    if (fault.asked.headers !== undefined) reply.headers(fault.asked.headers);
    if (!spoiling.has(fault.effect)) return done(null, payload);
    void passOn(spoil(fault, reply, payload, closing.signal), done);
  });
  const letHit = (isRead: boolean) => (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const taken = request.fault === null ? request.world.faults.take(request, isRead) : undefined;
    if (taken === undefined) return done();
    void hitIfAny(taken, request, reply, closing.signal, done);
  };
  app.addHook('preValidation', letHit(true));
  return letHit(false);
}

async function passOn(spoilt: Promise<Spoilt>, done: (error: Error | null, payload?: Spoilt) => void): Promise<void> {
  const [outcome] = await Promise.allSettled([spoilt]);
  if (outcome.status === 'fulfilled') done(null, outcome.value);
  else done(new Error('The reply could not be spoilt', { cause: outcome.reason }));
}

async function hitIfAny(
  taken: Promise<Fault | undefined>,
  request: FastifyRequest,
  reply: FastifyReply,
  closing: AbortSignal,
  done: () => void,
): Promise<void> {
  // A database that does not answer is failure enough.
  const fault = await taken.catch(() => undefined);
  if (fault === undefined) return done();
  request.fault = fault;
  await hit(fault, request, reply, closing, done);
}

async function hit(
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
  closing: AbortSignal,
  done: () => void,
): Promise<void> {
  const over = AbortSignal.any([fault.ended, closing]);
  const delayMs = fault.delay();
  const { status, body = { message: `Planned failure ${fault.id} of the stand-in.` } } = fault.asked;
  // Cut short, the pause rejects, and what it held up goes on.
  if (delayMs > 0) await pause(delayMs, undefined, { signal: over }).catch(() => undefined);
  switch (fault.effect) {
    case 'answer':
      reply
        .code(status ?? 500)
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(body));
      break;
    case 'html':
      reply
        .code(status ?? 200)
        .type('text/html; charset=utf-8')
        .send(page);
      break;
    case 'drop':
      reply.hijack();
      request.raw.destroy();
      break;
    case 'reset':
      reply.hijack();
      request.raw.socket.resetAndDestroy();
      break;
    case 'hang':
      reply.hijack();
      hang(request, reply, over);
      break;
    case 'truncate':
    case 'wrong-shape':
    case 'garbage':
    case 'dribble':
    case 'delay':
      done();
  }
}

/** Until the client goes away, the fault is removed or the server closes. */
function hang(request: FastifyRequest, reply: FastifyReply, over: AbortSignal): void {
  const end = () => request.raw.destroy();
  if (over.aborted) return void end();
  over.addEventListener('abort', end, { once: true });
  reply.raw.once('close', () => over.removeEventListener('abort', end));
}

type Spoilt = Buffer | Readable;
const spoiling: ReadonlySet<Effect> = new Set<Effect>(['truncate', 'wrong-shape', 'garbage', 'dribble']);

async function spoil(fault: Fault, reply: FastifyReply, payload: unknown, closing: AbortSignal): Promise<Spoilt> {
  const whole = await bytesOf(payload);
  if (fault.effect === 'truncate') return whole.subarray(0, Math.floor(whole.length / 2));
  if (fault.effect === 'wrong-shape') return wrongShapeOf(whole);
  if (fault.effect === 'garbage') return fault.garbage(Math.max(63, whole.length));
  reply.header('content-length', whole.length);
  return Readable.from(dribble(whole, fault.asked.overMs ?? usualDribble, AbortSignal.any([fault.ended, closing])));
}

const usualDribble = 10_000;
const pieces = 20;

/** Piece by piece; the rest at once when the fault is removed. */
async function* dribble(whole: Buffer, overMs: number, over: AbortSignal): AsyncGenerator<Buffer> {
  const size = Math.max(1, Math.ceil(whole.length / pieces));
  for (let at = 0; at < whole.length; at += size) {
    await pause(overMs / pieces, undefined, { signal: over }).catch(() => undefined);
    yield whole.subarray(at, at + size);
  }
}
