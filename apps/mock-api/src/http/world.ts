import type { Rows } from '../data/rows.ts';
import type { Counts } from '../store/counts/counts.ts';
import type { Store } from '../store/store.ts';
import type { FileShelf } from '../store/file-shelf.ts';

export interface Clock {
  now(): Date;
  /** Milliseconds. */
  readonly time: number;
}

export const systemClock: Clock = {
  now: () => new Date(),
  get time() {
    return Date.now();
  },
};

export const frozenClock = (at: Date): Clock => ({ now: () => new Date(at), time: at.getTime() });

declare module 'fastify' {
  interface FastifyRequest {
    /** Milliseconds by the world's clock, cached because reading a clock is slow. */
    arrivedAt: number;
  }
}

export interface World {
  readonly name: string;
  readonly store: Store<Rows>;
  readonly files: FileShelf;
  readonly clock: Clock;
  readonly counts: Counts;
}
