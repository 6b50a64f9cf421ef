import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Schema } from '../store.ts';
import type { Change } from '../tables.ts';
import { Connection } from './connection.ts';
import { beginLocked, type Entry, entriesAfter, logAfter, readEverything } from './database.ts';
import type { Replica } from './replica.ts';
import { storeChanges } from './store-changes.ts';

/** What came of a transaction. */
export type Outcome = 'stored' | 'not stored' | 'unknown';

/** How long is looked for what came of a commit that was not answered, in milliseconds. */
const patience = 5000;

/** The connection that writes. A transaction has the lock of all writers from its beginning to its end. */
export class Committer<S extends Schema<S>> {
  readonly #url: string;
  readonly #replica: Replica<S>;
  #connection: Connection | undefined;

  constructor(url: string, replica: Replica<S>) {
    this.#url = url;
    this.#replica = replica;
  }

  /** Waits for the lock, and has the newest rows in the replica when it resolves. */
  async begin(): Promise<void> {
    await this.#orClose(async (connection) => {
      const from = this.#replica.at;
      const found = await connection.query(`${beginLocked}; ${logAfter(from)}`);
      if (!this.#replica.follow(entriesAfter(from, found)))
        this.#replica.replaceAll(await readEverything(connection, true));
    });
  }

  /** Nothing was changed: the transaction ends. */
  async end(): Promise<void> {
    await this.#orClose((connection) => connection.query('COMMIT'));
  }

  /** Stores the changes and ends the transaction. Throws when that cannot have happened. */
  async commit(changes: readonly Change[]): Promise<{ readonly outcome: Outcome; readonly entry: Entry }> {
    const entry = { change: this.#replica.at.change + 1, id: randomUUID(), changes };
    await this.#orClose((connection) => storeChanges(connection, entry));
    try {
      await this.#orClose((connection) => connection.query('COMMIT'));
      return { outcome: 'stored', entry };
    } catch {
      return { outcome: await this.#lookFor(entry), entry };
    }
  }

  close(): void {
    this.#connection?.close();
  }

  /** With the lock, since the transaction may still be ending. */
  async #lookFor({ change, id }: Entry): Promise<Outcome> {
    const end = Date.now() + patience;
    while (Date.now() < end) {
      try {
        return await this.#orClose(async (connection) => {
          await connection.query(beginLocked);
          const values = [id];
          const [found = {}] = await connection.query(
            'SELECT count(*) FILTER (WHERE id = $1) AS found, min(change) AS oldest FROM stand_in_changes',
            { values },
          );
          await connection.query('COMMIT');
          if (Number(found['found']) > 0) return 'stored';
          return Number(found['oldest']) <= change ? 'not stored' : 'unknown';
        });
      } catch {
        // Keeps the process alive: it may have nothing else, and would end as if all were well.
        await sleep(100);
      }
    }
    return 'unknown';
  }

  /** A transaction that went wrong ends with its connection. */
  async #orClose<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    try {
      if (this.#connection === undefined || this.#connection.isLost)
        this.#connection = await Connection.open(this.#url);
      return await work(this.#connection);
    } catch (error) {
      this.#connection?.close();
      throw error;
    }
  }
}
