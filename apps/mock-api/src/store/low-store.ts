import type { Adapter, Low } from 'lowdb';
import { DelegatingReader } from './delegating-reader.ts';
import { type DataSet, type Schema, type Store, StoreUnavailable, type Writer } from './store.ts';
import type { Change, Group, Tables } from './tables.ts';

/** A lowdb adapter that is told what changed, since lowdb itself only ever hands over the whole data. */
export interface ChangeAdapter<S extends Schema<S>> extends Adapter<Tables<S>> {
  /** Adds a change to what the next `write()` stores. */
  record(change: Change): void;
  close(): Promise<void>;
}

interface Waiting {
  readonly group: Group<unknown>;
  readonly stored: () => void;
  readonly refused: (error: StoreUnavailable) => void;
}

/** The store over lowdb. Groups that wait while the adapter is busy share its next write. */
export class LowStore<S extends Schema<S>> extends DelegatingReader<S> implements Store<S> {
  readonly #low: Low<Tables<S>>;
  readonly #adapter: ChangeAdapter<S>;
  #waiting: Waiting[] = [];
  #storing = false;
  #closed = false;

  /** The rows have been read. */
  constructor(low: Low<Tables<S>>, adapter: ChangeAdapter<S>) {
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
    if (this.#closed) return;
    this.#closed = true;
    await this.#keep({ result: undefined, changes: [], undo: () => undefined });
    await this.#adapter.close();
  }

  async #change<T>(make: (tables: Tables<S>) => Group<T>): Promise<T> {
    if (this.#closed) throw new StoreUnavailable('The store is closed');
    const group = make(this.#low.data);
    await this.#keep(group);
    return group.result;
  }

  /** A group without changes waits like any other: what it read may not be on disk yet. */
  #keep(group: Group<unknown>): Promise<void> {
    return new Promise((stored, refused) => {
      this.#waiting.push({ group, stored, refused });
      if (!this.#storing) void this.#storeWaiting();
    });
  }

  async #storeWaiting(): Promise<void> {
    this.#storing = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        for (const { group } of batch) for (const change of group.changes) this.#adapter.record(change);
        await this.#low.write();
        for (const { stored } of batch) stored();
      } catch (cause) {
        this.#refuse(batch, cause);
      }
    }
    this.#storing = false;
  }

  /** Groups queued meanwhile may have read what is now undone, so they go too. */
  #refuse(batch: Waiting[], cause: unknown): void {
    const refused = [...batch, ...this.#waiting];
    this.#waiting = [];
    for (const { group } of refused.toReversed()) group.undo();
    const reason = cause instanceof Error ? cause.message : String(cause);
    for (const waiting of refused) waiting.refused(new StoreUnavailable(`Nothing was stored: ${reason}`, { cause }));
  }
}
