import type { Rows } from '../data/rows.ts';
import type { Counts } from '../store/counts/counts.ts';
import type { Store } from '../store/store.ts';
import type { FileShelf } from '../store/file-shelf.ts';

export interface Clock {
  now(): Date;
  /** The same in milliseconds. */
  readonly time: number;
}

export const systemClock: Clock = {
  now: () => new Date(),
  get time() {
    return Date.now();
  },
};

/** It stands at one time. */
export const frozenClock = (at: Date): Clock => ({ now: () => new Date(at), time: at.getTime() });

declare module 'fastify' {
  interface FastifyRequest {
    /** When it came, by its world's clock, in milliseconds: reading a clock takes longer than most of what is done with it. */
    arrivedAt: number;
  }
}

/** What one request works on. */
export interface World {
  /** '' for the default one. */
  readonly name: string;
  readonly store: Store<Rows>;
  readonly files: FileShelf;
  readonly clock: Clock;
  /** Rate limits, failed tries and hits of faults; a reset clears them. */
  readonly counts: Counts;
}
