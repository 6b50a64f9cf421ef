import type { Clock } from '../../http/world.ts';

/** A world's clock: another one, until it is set, moved or stopped. */
export class WorldClock implements Clock {
  readonly #base: Clock;
  #ahead = 0;
  /** What it says while it is frozen. */
  #stoppedAt: number | null = null;

  constructor(base: Clock) {
    this.#base = base;
  }

  now(): Date {
    return new Date(this.time);
  }

  get time(): number {
    return this.#stoppedAt ?? this.#base.time + this.#ahead;
  }

  /** Milliseconds before the other clock; below zero behind it. */
  get ahead(): number {
    return this.time - this.#base.time;
  }

  get isFrozen(): boolean {
    return this.#stoppedAt !== null;
  }

  /** Whether it runs on from there is left as it is. */
  set(time: number): void {
    if (this.isFrozen) this.#stoppedAt = time;
    else this.#ahead = time - this.#base.time;
  }

  freeze(): void {
    this.#stoppedAt = this.time;
  }

  /** Runs on from what it says. */
  run(): void {
    this.#ahead = this.ahead;
    this.#stoppedAt = null;
  }

  /** Back to the other clock's time. */
  reset(): void {
    this.#ahead = 0;
    this.#stoppedAt = null;
  }
}
