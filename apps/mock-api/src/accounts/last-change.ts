import type { FastifyInstance, FastifyRequest } from 'fastify';
import { days } from '../data/durations.ts';
import type { Rows } from '../data/rows.ts';
import type { SharedStore } from '../store/store.ts';
import { giveCookie, readCookie } from './cookies.ts';

const cookieName = 'seen';

/**
 * With several processes on one database, a browser's next request may reach another process. A cookie carries the
 * last change that the browser has seen, and a process that is behind waits or answers 503. Call this before the
 * cookie plugin's hook, which writes the header. Other worlds live in one process.
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

/** Returns `undefined` if there is nothing to wait for. */
export function awaitLastChange(store: SharedStore<Rows>, request: FastifyRequest): Promise<void> | undefined {
  if (!readsData(request)) return undefined;
  request.seenChange = Number(readCookie(request, cookieName) ?? 0);
  const behind = store.reach(request.seenChange);
  return behind && forgetUnreached(behind, store, request);
}

/** The change of data that were replaced since. */
async function forgetUnreached(behind: Promise<void>, store: SharedStore<Rows>, request: FastifyRequest) {
  await behind;
  if (store.lastChange < request.seenChange) request.seenChange = 0;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The number of the last change that the browser has seen, or 0. */
    seenChange: number;
  }
}

const readsData = ({ url, world }: FastifyRequest) =>
  world.name === '' && /^\/(?:api|uploads|session|__mock)\//.test(url);
