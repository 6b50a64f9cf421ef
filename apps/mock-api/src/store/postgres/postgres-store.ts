import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type DataSet,
  DelegatingReader,
  type Indexes,
  type Schema,
  type SharedStore,
  StoreBehind,
  StoreOutcomeUnknown,
  type Writer,
} from '../store.ts';
import { GroupQueue } from '../group-queue.ts';
import type { Change, Group, Tables } from '../tables.ts';
import { Connection } from './connection.ts';
import { beginLocked, channel, entriesAfter, type Entry, logAfter, readEverything, storeChanges } from './database.ts';
import type { Replica } from './replica.ts';

export interface PostgresOptions<S> {
  readonly url: string;
  readonly format: number;
  readonly indexes: Indexes<S>;
  readonly keptByReplace?: readonly (keyof S)[];
  readonly seed?: () => DataSet<S>;
}

/** Maximum wait of a reader for changes of other processes, and of the search for a lost commit, in milliseconds. */
const patience = 5000;

/** First and last delay of reconnecting, in milliseconds. It doubles. */
const [firstDelay, lastDelay] = [50, 2000];

/** Milliseconds between two reads of the log, which reveal a connection that died silently. */
const heartbeat = 5000;

/**
 * The rows in memory are a replica of a log in the database. One connection works in turns: a turn reads the log,
 * then stores the waiting groups in one transaction under the lock of all writers.
 */
export class PostgresStore<S extends Schema<S>> extends DelegatingReader<S> implements SharedStore<S> {
  readonly #url: string;
  readonly #replica: Replica<S>;
  readonly #queue: GroupQueue<S>;
  readonly #keptByReplace: readonly (keyof S)[];
  readonly #beat: NodeJS.Timeout;
  #connection: Connection | undefined;
  readonly #readers: (() => void)[] = [];
  #turns: Promise<void> | undefined;
  #isTurnRequested = false;
  #retry: NodeJS.Timeout | undefined;
  #delay = firstDelay;
  #closing: Promise<void> | undefined;
  /** After a commit with unknown outcome, memory may be older than what was written here. */
  #isUncertain = false;

  constructor(url: string, replica: Replica<S>, keptByReplace: readonly (keyof S)[] = []) {
    super(replica.tables);
    this.#url = url;
    this.#replica = replica;
    this.#queue = new GroupQueue(replica.tables);
    this.#keptByReplace = keptByReplace;
    this.#beat = setInterval(() => this.#requestTurn(), heartbeat).unref();
    this.#requestTurn();
  }

  get lastChange(): number {
    return this.#replica.at.change;
  }

  reach(change: number): Promise<void> | undefined {
    if (!this.#isUncertain && change <= this.lastChange) return undefined;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const late = setTimeout(() => reject(new StoreBehind('The database does not answer')), patience);
    this.#readers.push(() => {
      clearTimeout(late);
      resolve();
    });
    this.#requestTurn();
    return promise;
  }

  write<T>(work: (tx: Writer<S>) => T): Promise<T> {
    return this.#add((tables) => tables.run(work));
  }

  replace(data: DataSet<S>): Promise<void> {
    return this.#add((tables) => {
      const kept = this.#keptByReplace.map((name) => [name, [...tables.all(name)]]);
      return tables.replace({ ...data, ...Object.fromEntries(kept) });
    });
  }

  onChange(listener: () => void): void {
    this.#replica.listeners.push(listener);
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#end());
  }

  async #end(): Promise<void> {
    this.#queue.close();
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    await this.#turns;
    this.#connection?.close();
  }

  #add<T>(work: (tables: Tables<S>) => Group<T>): Promise<T> {
    const stored = this.#queue.add(work);
    this.#requestTurn();
    return stored;
  }

  #requestTurn(): void {
    if (this.#closing !== undefined) return;
    this.#isTurnRequested = true;
    this.#turns ??= this.#takeTurns();
  }

  #requestTurnLater(): void {
    if (this.#closing !== undefined || this.#retry !== undefined) return;
    const next = () => {
      this.#retry = undefined;
      this.#requestTurn();
    };
    this.#retry = setTimeout(next, this.#delay).unref();
    this.#delay = Math.min(2 * this.#delay, lastDelay);
  }

  async #takeTurns(): Promise<void> {
    while (this.#isTurnRequested) {
      this.#isTurnRequested = false;
      const isWriting = !this.#queue.isEmpty || this.#isUncertain;
      try {
        await (isWriting ? this.#write() : this.#read());
        this.#delay = firstDelay;
      } catch (cause) {
        this.#connection?.close();
        if (isWriting) this.#queue.refuse(cause);
        this.#requestTurnLater();
      }
    }
    this.#turns = undefined;
  }

  async #read(): Promise<void> {
    const connection = await this.#connected();
    const [from, readers] = [this.#replica.at, this.#readers.length];
    const entries = entriesAfter(from, await connection.query(logAfter(from)));
    if (!this.#replica.follow(entries)) this.#replica.replaceAll(await readEverything(connection, false));
    this.#answerReaders(readers);
  }

  async #write(): Promise<void> {
    const { connection } = await this.#begin();
    const batch = this.#queue.run();
    // Undone until the commit, because readers see only committed rows.
    batch.undo();
    try {
      if (batch.changes.length > 0) await this.#commit(connection, batch.changes);
      else await connection.query('COMMIT');
    } catch (cause) {
      batch.refused(cause);
      throw cause;
    }
    batch.stored();
  }

  /** Brings memory to the end of the log. `entries` is null if the log does not continue there. */
  async #begin(): Promise<{ readonly connection: Connection; readonly entries: readonly Entry[] | null }> {
    const connection = await this.#connected();
    const [from, readers] = [this.#replica.at, this.#readers.length];
    const entries = entriesAfter(from, await connection.query(`${beginLocked}; ${logAfter(from)}`));
    if (!this.#replica.follow(entries)) this.#replica.replaceAll(await readEverything(connection, true));
    this.#isUncertain = false;
    this.#answerReaders(readers);
    return { connection, entries };
  }

  async #commit(connection: Connection, changes: readonly Change[]): Promise<void> {
    const entry = { change: this.lastChange + 1, id: randomUUID(), changes };
    await storeChanges(connection, entry);
    try {
      await connection.query('COMMIT');
    } catch (error) {
      connection.close();
      if (await this.#wasStored(entry)) return;
      throw error;
    }
    this.#replica.follow([entry]);
  }

  async #wasStored({ change, id }: Entry): Promise<boolean> {
    const end = Date.now() + patience;
    while (Date.now() < end && this.lastChange < change) {
      try {
        const { connection, entries } = await this.#begin();
        connection.close();
        if (entries !== null) return entries.some((entry) => entry.id === id);
      } catch {
        this.#connection?.close();
        await sleep(100);
      }
    }
    this.#isUncertain = true;
    throw new StoreOutcomeUnknown('The connection to the database was lost during a write, so the outcome is unknown');
  }

  async #connected(): Promise<Connection> {
    if (this.#connection !== undefined && !this.#connection.isLost) return this.#connection;
    this.#connection = await Connection.open(this.#url);
    await this.#connection.listen(
      channel,
      () => this.#requestTurn(),
      () => this.#requestTurnLater(),
    );
    return this.#connection;
  }

  #answerReaders(count: number): void {
    for (const answer of this.#readers.splice(0, count)) answer();
  }
}
