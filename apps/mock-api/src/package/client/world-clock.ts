import type { Control } from './control.ts';

interface Reading {
  now: string;
}

/** The clock of one world: codes, sessions and waits end by it, and new dates are taken from it. Each returns what it says then. */
export class WorldClock {
  readonly #control: Control;

  constructor(control: Control) {
    this.#control = control;
  }

  async now(): Promise<Date> {
    return timeOf(await this.#control.call<Reading>('GET', 'clock'));
  }

  /** Another time, from which it runs on unless it is frozen. */
  set(time: Date | string): Promise<Date> {
    return this.#change({ now: new Date(time).toISOString() });
  }

  advance(milliseconds: number): Promise<Date> {
    return this.#change({ advanceMs: milliseconds });
  }

  /** Stops it, at another time if one is given. `set` and `advance` move it all the same. */
  freeze(time?: Date | string): Promise<Date> {
    return this.#change({ frozen: true, ...(time !== undefined && { now: new Date(time).toISOString() }) });
  }

  /** Lets it run on from what it says. */
  run(): Promise<Date> {
    return this.#change({ frozen: false });
  }

  async #change(change: object): Promise<Date> {
    return timeOf(await this.#control.call<Reading>('POST', 'clock', change));
  }
}

const timeOf = ({ now }: Reading) => new Date(now);
