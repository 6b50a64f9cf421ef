import type { Rows } from '../../data/rows.ts';
import type { Clock, World } from '../../http/world.ts';
import { type Cell, type MakeCell, memoryCell } from '../../store/cell.ts';
import type { Counts } from '../../store/counts/counts.ts';
import type { FileShelf } from '../../store/file-shelf.ts';
import { type DataSet, type Store, StoreOutcomeUnknown, StoreUnavailable } from '../../store/store.ts';
import { Faults, noFaults } from '../faults/faults.ts';
import { RequestLog } from '../requests/request-log.ts';

export interface WorldParts extends World {
  readonly makeCell?: MakeCell;
}

export class ControlledWorld implements World {
  readonly name: string;
  readonly store: Store<Rows>;
  readonly files: FileShelf;
  readonly counts: Counts;
  readonly clock: WorldClock;
  readonly faults: Faults;
  readonly requests = new RequestLog();

  constructor({ name, store, files, counts, clock, makeCell = memoryCell }: WorldParts) {
    this.name = name;
    this.store = store;
    this.files = files;
    this.counts = counts;
    this.clock = new WorldClock(clock, makeCell('clock', untouched));
    this.faults = new Faults(makeCell('faults', noFaults), counts);
  }

  /** Starts the world again with these rows. Throws `StoreUnavailable` if the disk refuses, with nothing changed. */
  async reset(rows: DataSet<Rows>, keepClock: boolean): Promise<void> {
    await this.store.replace(rows);
    await this.counts.clear();
    if (!keepClock) await this.clock.reset();
    await this.faults.remove();
    this.requests.clear();
    await this.#keepFiles(new Set());
  }

  /** Replaces rows and files only. Throws `StoreUnavailable` if the disk refuses, with the rows unchanged. */
  async restore(rows: DataSet<Rows>, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    const before = new Set(await this.files.names());
    try {
      for (const [name, bytes] of files) await this.files.put(name, bytes);
      await this.store.replace(rows);
    } catch (cause) {
      if (!(cause instanceof StoreOutcomeUnknown)) await this.#keepFiles(before);
      throw cause instanceof StoreUnavailable ? cause : new StoreUnavailable('The files were not stored', { cause });
    }
    await this.#keepFiles(new Set(files.keys()));
  }

  async #keepFiles(kept: ReadonlySet<string>): Promise<void> {
    for (const name of await this.files.names()) if (!kept.has(name)) await this.files.remove(name);
  }
}

export interface ClockState {
  readonly ahead: number;
  readonly stoppedAt: number | null;
}

const untouched: ClockState = { ahead: 0, stoppedAt: null };

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
