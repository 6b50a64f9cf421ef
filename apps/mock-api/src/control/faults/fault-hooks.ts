import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bytesOf } from '../payload.ts';
import type { Fault } from './fault.ts';
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
  app.addHook('onSend', (request, _reply, payload, done) => {
    const effect = request.fault?.effect;
    if (effect !== 'truncate' && effect !== 'wrong-shape') return done(null, payload);
    void passOn(spoil(effect, payload), done);
  });
  return (request, reply, done) => {
    const fault = request.world.faults.take(request.method, request.url);
    if (fault === undefined) return done();
    request.fault = fault;
    void hit(fault, request, reply, closing.signal, done);
  };
}

async function passOn(spoilt: Promise<Buffer>, done: (error: Error | null, payload?: Buffer) => void): Promise<void> {
  const [outcome] = await Promise.allSettled([spoilt]);
  if (outcome.status === 'fulfilled') done(null, outcome.value);
  else done(new Error('The reply could not be spoilt', { cause: outcome.reason }));
}

async function hit(
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
  closing: AbortSignal,
  done: () => void,
): Promise<void> {
  const over = AbortSignal.any([fault.ended, closing]);
  const { delayMs = 0, status, body = { message: `Planned failure ${fault.id} of the stand-in.` } } = fault.asked;
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
    case 'hang':
      reply.hijack();
      hang(request, reply, over);
      break;
    case 'truncate':
    case 'wrong-shape':
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

async function spoil(effect: 'truncate' | 'wrong-shape', payload: unknown): Promise<Buffer> {
  const whole = await bytesOf(payload);
  return effect === 'truncate' ? whole.subarray(0, Math.floor(whole.length / 2)) : wrongShapeOf(whole);
}
