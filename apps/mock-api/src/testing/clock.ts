import type { Clock } from '../http/world.ts';

export interface MovableClock extends Clock {
  advance(by: number): void;
}

/** A stopped clock. Tests advance it in milliseconds. */
export function aClock(start = '2026-11-02T09:00:00.000Z'): MovableClock {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    get time() {
      return time;
    },
    advance: (by) => {
      time += by;
    },
  };
}
