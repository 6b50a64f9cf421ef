import type { LowSync, SyncAdapter } from 'lowdb';
import { DelegatingReader } from './delegating-reader.ts';
import { type DataSet, type Schema, type Store, StoreUnavailable, type Writer } from './store.ts';
import type { Change, Group, Tables } from './tables.ts';

/** A lowdb adapter that stores changes, because lowdb itself only hands over the whole data. */
export interface ChangeAdapter<S extends Schema<S>> extends SyncAdapter<Tables<S>> {
  /** Sets the changes that the next `write()` stores. */
  record(changes: readonly Change[]): void;
  close(): void;
}

interface Waiting {
  readonly group: Group<unknown>;
  readonly onStored: () => void;
  readonly onRefused: (error: StoreUnavailable) => void;
}

/** The store over lowdb. The groups of one turn of the event loop share one `write()` of the adapter. */
export class LowStore<S extends Schema<S>> extends DelegatingReader<S> implements Store<S> {
  readonly #low: LowSync<Tables<S>>;
  readonly #adapter: ChangeAdapter<S>;
  #waiting: Waiting[] = [];
  #isClosed = false;

  constructor(low: LowSync<Tables<S>>, adapter: ChangeAdapter<S>) {
    super(low.data);
    this.#low = low;
    this.#adapter = adapter;
  }

  write<T>(work: (tx: Writer<S>) => T): Promise<T> {
    return this.#change((tables) => tables.run(work));
  }

  replace(data: DataSet<S>): Promise<void> {
    return this.#change((tables) => tables.replace(data));
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    const lastWrite = this.write(() => undefined);
    this.#isClosed = true;
    // If the disk refuses, the callers of the groups learn it.
    await Promise.allSettled([lastWrite]);
    this.#adapter.close();
  }

  async #change<T>(make: (tables: Tables<S>) => Group<T>): Promise<T> {
    if (this.#isClosed) throw new StoreUnavailable('The store is closed');
    const group = make(this.#low.data);
    await this.#stored(group);
    return group.result;
  }

  /** A group without changes waits too: what it read may not be on disk yet. */
  #stored(group: Group<unknown>): Promise<void> {
    return new Promise((onStored, onRefused) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#storeWaiting());
      this.#waiting.push({ group, onStored, onRefused });
    });
  }

  #storeWaiting(): void {
    const batch = this.#waiting;
    this.#waiting = [];
    try {
      this.#adapter.record(batch.flatMap(({ group }) => group.changes));
      this.#low.write();
    } catch (cause) {
      for (const { group } of batch.toReversed()) group.undo();
      const reason = cause instanceof Error ? cause.message : String(cause);
      const error = new StoreUnavailable(`Nothing was stored: ${reason}`, { cause });
      for (const { onRefused } of batch) onRefused(error);
      return;
    }
    for (const { onStored } of batch) onStored();
  }
}
