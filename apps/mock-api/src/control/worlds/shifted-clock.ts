import type { Clock } from '../../http/world.ts';

/** Another clock, ahead of it by what it was moved. */
export class ShiftedClock implements Clock {
  readonly #base: Clock;
  #ahead = 0;

  constructor(base: Clock) {
    this.#base = base;
  }

  now(): Date {
    return new Date(this.time);
  }

  get time(): number {
    return this.#base.time + this.#ahead;
  }

  /** Milliseconds. */
  get ahead(): number {
    return this.#ahead;
  }

  advance(by: number): void {
    this.#ahead += by;
  }

  /** Back to the other clock's time. */
  reset(): void {
    this.#ahead = 0;
  }
}
