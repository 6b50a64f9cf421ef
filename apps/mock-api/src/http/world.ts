import type { Rows } from '../data/rows.ts';
import type { Store } from '../store/store.ts';
import type { FileShelf } from '../uploads/file-shelf.ts';

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** What one request works on. */
export interface World {
  readonly store: Store<Rows>;
  readonly files: FileShelf;
  readonly clock: Clock;
}

declare module 'fastify' {
  interface FastifyRequest {
    readonly world: World;
  }
}
