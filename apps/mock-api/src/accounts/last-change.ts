import type { FastifyInstance, FastifyRequest } from 'fastify';
import { days } from '../data/durations.ts';
import type { Rows } from '../data/rows.ts';
import type { SharedStore } from '../store/store.ts';
import { giveCookie, readCookie } from './cookies.ts';

const cookieName = 'seen';

/**
 * If several processes share one database, the next request of a browser may reach another process. A cookie carries
 * the last change that the browser has seen. A process that is behind waits or answers 503. Call this before the
 * cookie plugin's hook, which writes the header.
 */
export function giveLastChange(app: FastifyInstance, store: SharedStore<Rows>): void {
  app.decorateRequest('seenChange', 0);
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { lastChange } = store;
    if (readsData(request) && lastChange > request.seenChange)
      giveCookie(request, reply, cookieName, String(lastChange), days(30));
    done();
  });
}

export function awaitLastChange(store: SharedStore<Rows>, request: FastifyRequest): Promise<void> | undefined {
  if (!readsData(request)) return undefined;
  request.seenChange = Number(readCookie(request, cookieName) ?? 0);
  const behind = store.reach(request.seenChange);
  return behind && forgetUnreached(behind, store, request);
}

/** After a reset the log starts again, so a larger number is from replaced data. */
async function forgetUnreached(behind: Promise<void>, store: SharedStore<Rows>, request: FastifyRequest) {
  await behind;
  if (store.lastChange < request.seenChange) request.seenChange = 0;
}

declare module 'fastify' {
  interface FastifyRequest {
    seenChange: number;
  }
}

const readsData = ({ url, world }: FastifyRequest) =>
  world.name === '' && /^\/(?:api|uploads|session|__mock)\//.test(url);
