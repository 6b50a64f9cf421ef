import type { FastifyInstance, FastifyRequest } from 'fastify';
import { days } from '../data/durations.ts';
import type { Rows } from '../data/rows.ts';
import type { SharedStore } from '../store/store.ts';
import { giveCookie, readCookie } from './cookies.ts';

const cookieName = 'seen';

/**
 * Where several processes share the data, a browser's next request may reach another one. The last change that it has seen travels in a cookie;
 * a process that is behind it waits, or answers 503. Only for the default world: the others live in one process.
 *
 * This half gives the cookie. It comes before the cookies' own hook, which writes what was given until then.
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

/** The other half, once the request's world is known: undefined when there is nothing to wait for. */
export function awaitLastChange(store: SharedStore<Rows>, request: FastifyRequest): Promise<void> | undefined {
  if (!readsData(request)) return undefined;
  request.seenChange = Number(readCookie(request, cookieName) ?? 0);
  const behind = store.reach(request.seenChange);
  return behind && forgetUnreached(behind, store, request);
}

/** A change that there is not is one of data that were replaced, or put back from a copy. */
async function forgetUnreached(behind: Promise<void>, store: SharedStore<Rows>, request: FastifyRequest) {
  await behind;
  if (store.lastChange < request.seenChange) request.seenChange = 0;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The number of the last change that its browser has seen; 0 where that is not known. */
    seenChange: number;
  }
}

const readsData = ({ url, world }: FastifyRequest) =>
  world.name === '' && /^\/(?:api|uploads|session|__mock)\//.test(url);
