import { newId } from '../../data/new-id.ts';
import type { Rows } from '../../data/rows.ts';
import type { Clock, World } from '../../http/world.ts';
import { type DataSet, type Store, StoreUnavailable } from '../../store/store.ts';
import type { FileShelf } from '../../store/file-shelf.ts';
import { ExchangeList } from '../../upstream/exchange-list.ts';
import { Faults } from '../faults/faults.ts';
import { RequestJournal } from '../journal/request-journal.ts';
import { Variants } from '../variants/variants.ts';
import { WorldClock } from './world-clock.ts';

export interface WorldParts {
  readonly name: string;
  readonly store: Store<Rows>;
  readonly files: FileShelf;
  readonly clock: Clock;
}

/** A world with what the control surface keeps beside its data. */
export class ControlledWorld implements World {
  readonly name: string;
  readonly store: Store<Rows>;
  readonly files: FileShelf;
  readonly clock: WorldClock;
  readonly faults = new Faults();
  readonly variants = new Variants();
  readonly journal = new RequestJournal();
  readonly exchanges = new ExchangeList();
  #life = newId();

  constructor({ name, store, files, clock }: WorldParts) {
    this.name = name;
    this.store = store;
    this.files = files;
    this.clock = new WorldClock(clock);
  }

  get life(): string {
    return this.#life;
  }

  /** Everything is as in a new world with these rows, but for the clock if that is to stay. Throws `StoreUnavailable`, with nothing changed, when the disk refuses. */
  async reset(rows: DataSet<Rows>, keepClock: boolean): Promise<void> {
    await this.store.replace(rows);
    this.#life = newId();
    if (!keepClock) this.clock.reset();
    this.faults.remove();
    this.variants.asked = null;
    this.journal.clear();
    this.exchanges.clear();
    await this.#keepFiles(new Set());
  }

  /** Other rows and files, and everything else goes on. Throws `StoreUnavailable`, with the rows unchanged, when the disk refuses. */
  async restore(rows: DataSet<Rows>, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    const before = new Set(await this.files.names());
    try {
      for (const [name, bytes] of files) await this.files.put(name, bytes);
      await this.store.replace(rows);
    } catch (cause) {
      await this.#keepFiles(before);
      throw cause instanceof StoreUnavailable ? cause : new StoreUnavailable('The files were not stored', { cause });
    }
    await this.#keepFiles(new Set(files.keys()));
  }

  async #keepFiles(kept: ReadonlySet<string>): Promise<void> {
    for (const name of await this.files.names()) if (!kept.has(name)) await this.files.remove(name);
  }
}
