import type { Clock } from '../../http/world.ts';
import { type Cell, memoryCell } from '../../store/cell.ts';

/** Milliseconds ahead of the base clock, or the time at which the clock is frozen. */
export interface ClockState {
  readonly ahead: number;
  readonly stoppedAt: number | null;
}

export const untouched: ClockState = { ahead: 0, stoppedAt: null };

export class WorldClock implements Clock {
  readonly #base: Clock;
  readonly #state: Cell<ClockState>;

  constructor(base: Clock, state: Cell<ClockState> = memoryCell('', untouched)) {
    this.#base = base;
    this.#state = state;
  }

  now(): Date {
    return new Date(this.time);
  }

  get time(): number {
    const { ahead, stoppedAt } = this.#state.value;
    return stoppedAt ?? this.#base.time + ahead;
  }

  get ahead(): number {
    return this.time - this.#base.time;
  }

  get isFrozen(): boolean {
    return this.#state.value.stoppedAt !== null;
  }

  set(time: number, isFrozen: boolean): Promise<void> {
    return this.#state.change(() =>
      isFrozen ? { ahead: 0, stoppedAt: time } : { ahead: time - this.#base.time, stoppedAt: null },
    );
  }

  reset(): Promise<void> {
    return this.#state.change(() => untouched);
  }
}
