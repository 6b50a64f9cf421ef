import { LowSync, type SyncAdapter } from 'lowdb';
import { type DataSet, DelegatingReader, type Indexes, type Schema, type Store, type Writer } from './store.ts';
import { GroupQueue } from './group-queue.ts';
import { type Change, type Group, Tables } from './tables.ts';

/** A lowdb adapter that stores changes, because lowdb itself only passes the whole data. */
export interface ChangeAdapter<S extends Schema<S>> extends SyncAdapter<Tables<S>> {
  record(changes: readonly Change[]): void;
  close(): void;
}

/** The groups of one turn of the event loop share one `write()` of the adapter. */
export class LowStore<S extends Schema<S>> extends DelegatingReader<S> implements Store<S> {
  readonly #low: LowSync<Tables<S>>;
  readonly #adapter: ChangeAdapter<S>;
  readonly #queue: GroupQueue<S>;
  #closing: Promise<void> | undefined;

  constructor(low: LowSync<Tables<S>>, adapter: ChangeAdapter<S>) {
    super(low.data);
    this.#low = low;
    this.#adapter = adapter;
    this.#queue = new GroupQueue(low.data);
  }

  write<T>(work: (tx: Writer<S>) => T): Promise<T> {
    return this.#add((tables) => tables.run(work));
  }

  replace(data: DataSet<S>): Promise<void> {
    return this.#add((tables) => tables.replace(data));
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#end());
  }

  async #end(): Promise<void> {
    const lastWrite = this.write(() => undefined);
    this.#queue.close();
    // A refusal is reported to the callers of the groups.
    await Promise.allSettled([lastWrite]);
    this.#adapter.close();
  }

  #add<T>(work: (tables: Tables<S>) => Group<T>): Promise<T> {
    if (this.#queue.isEmpty) setImmediate(() => this.#storeWaiting());
    return this.#queue.add(work);
  }

  #storeWaiting(): void {
    const batch = this.#queue.run();
    try {
      this.#adapter.record(batch.changes);
      this.#low.write();
    } catch (cause) {
      batch.undo();
      batch.refused(cause);
      return;
    }
    batch.stored();
  }
}

export function openMemoryStore<S extends Schema<S>>(indexes: Indexes<S>, data: DataSet<S> = {}): Store<S> {
  const tables = new Tables<S>(indexes);
  tables.replace(data);
  const adapter: ChangeAdapter<S> = {
    read: () => null,
    record: () => undefined,
    write: () => undefined,
    close: () => undefined,
  };
  return new LowStore(new LowSync(adapter, tables), adapter);
}
