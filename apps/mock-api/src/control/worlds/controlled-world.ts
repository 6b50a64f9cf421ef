import type { RandomSource } from '../../data/random-source.ts';
import type { Rows } from '../../data/rows.ts';
import type { Clock, World } from '../../http/world.ts';
import { type DataSet, type Store, StoreOutcomeUnknown, StoreUnavailable } from '../../store/store.ts';
import { type MakeCell, memoryCell } from '../../store/cell.ts';
import type { Counts } from '../../store/counts/counts.ts';
import type { FileShelf } from '../../store/file-shelf.ts';
import { Faults, noFaults } from '../faults/faults.ts';
import { RequestJournal } from '../journal/request-journal.ts';
import { type AskedVariants, Variants } from '../variants/variants.ts';
import { untouched, WorldClock } from './world-clock.ts';

export interface WorldParts {
  readonly name: string;
  readonly store: Store<Rows>;
  readonly files: FileShelf;
  readonly counts: Counts;
  readonly clock: Clock;
  /** For what the control surface sets. */
  readonly makeCell?: MakeCell;
  /** Without a seed, that of the data that the server began with. */
  readonly makeRandom: (seed?: number) => RandomSource;
}

interface ResetOptions {
  /** Where ids and codes come from that are drawn from a seed. */
  readonly seed?: number;
  readonly keepClock?: boolean;
}

/** A world with what the control surface keeps beside its data. */
export class ControlledWorld implements World {
  readonly name: string;
  readonly store: Store<Rows>;
  readonly files: FileShelf;
  readonly counts: Counts;
  readonly clock: WorldClock;
  readonly faults: Faults;
  readonly variants: Variants;
  readonly journal = new RequestJournal();
  readonly #makeRandom: WorldParts['makeRandom'];
  #seed: number | undefined;
  #random: RandomSource;

  constructor({ name, store, files, counts, clock, makeRandom, makeCell = memoryCell }: WorldParts) {
    this.name = name;
    this.store = store;
    this.files = files;
    this.counts = counts;
    this.clock = new WorldClock(clock, makeCell('clock', untouched));
    this.variants = new Variants(makeCell<AskedVariants>('variants', null));
    this.#makeRandom = makeRandom;
    this.#random = makeRandom();
    this.faults = new Faults({ plan: makeCell('faults', noFaults), counts, random: () => this.random });
  }

  get random(): RandomSource {
    return this.#random;
  }

  /** Everything is as in a new world with these rows, but for the clock if that is to stay. Throws `StoreUnavailable`, with nothing changed, when the disk refuses. */
  async reset(rows: DataSet<Rows>, { seed, keepClock = false }: ResetOptions): Promise<void> {
    await this.store.replace(rows);
    await this.counts.clear();
    this.#seed = seed;
    this.#random = this.#makeRandom(seed);
    if (!keepClock) await this.clock.reset();
    await this.faults.remove();
    await this.variants.ask(null);
    this.journal.clear();
    await this.#keepFiles(new Set());
  }

  /** Other rows and files, and everything else goes on. Throws `StoreUnavailable`, with the rows unchanged, when the disk refuses. */
  async restore(rows: DataSet<Rows>, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    const before = new Set(await this.files.names());
    try {
      for (const [name, bytes] of files) await this.files.put(name, bytes);
      await this.store.replace(rows);
    } catch (cause) {
      if (!(cause instanceof StoreOutcomeUnknown)) await this.#keepFiles(before);
      throw cause instanceof StoreUnavailable ? cause : new StoreUnavailable('The files were not stored', { cause });
    }
    // From the same data the same ids follow.
    this.#random = this.#makeRandom(this.#seed);
    await this.#keepFiles(new Set(files.keys()));
  }

  async #keepFiles(kept: ReadonlySet<string>): Promise<void> {
    for (const name of await this.files.names()) if (!kept.has(name)) await this.files.remove(name);
  }
}
