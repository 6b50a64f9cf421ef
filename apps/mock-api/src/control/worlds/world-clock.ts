import type { Clock } from '../../http/world.ts';
import { type Cell, memoryCell } from '../../store/cell.ts';

/** What a clock says while it is frozen, or how far it is ahead of the other one. */
export interface ClockState {
  readonly ahead: number;
  readonly stoppedAt: number | null;
}

export const untouched: ClockState = { ahead: 0, stoppedAt: null };

/** A world's clock: another one, until it is set, moved or stopped. */
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

  /** Milliseconds before the other clock; below zero behind it. */
  get ahead(): number {
    return this.time - this.#base.time;
  }

  get isFrozen(): boolean {
    return this.#state.value.stoppedAt !== null;
  }

  /** From then on it stands, or runs. */
  set(time: number, isFrozen: boolean): Promise<void> {
    return this.#state.change(() =>
      isFrozen ? { ahead: 0, stoppedAt: time } : { ahead: time - this.#base.time, stoppedAt: null },
    );
  }

  /** Back to the other clock's time. */
  reset(): Promise<void> {
    return this.#state.change(() => untouched);
  }
}
