import { setTimeout as sleep } from 'node:timers/promises';
import type { Schema } from '../store.ts';
import { Connection } from './connection.ts';
import { readEverything, readLog } from './database.ts';
import type { Replica } from './replica.ts';
import { channel } from './store-changes.ts';

/** Between two tries to reach the database: doubled from the first to the last. */
const [firstPause, longestPause] = [50, 2000];

/** A connection that died without a word is noticed by asking. */
const heartbeat = 5000;

/** Keeps a replica at the end of the log: it hears of each change, and reads the log whenever it may have missed one. */
export class Follower<S extends Schema<S>> {
  readonly #url: string;
  readonly #replica: Replica<S>;
  readonly #beat: NodeJS.Timeout;
  #connection: Promise<Connection>;
  #reading: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #isClosed = false;

  constructor(url: string, replica: Replica<S>) {
    this.#url = url;
    this.#replica = replica;
    this.#connection = this.#reconnect();
    this.#beat = setInterval(() => this.#hear(), heartbeat).unref();
  }

  /** Resolves when everything is known here that was stored before it was asked; as long as the database is away, it waits. */
  catchUp(): Promise<void> {
    if (this.#reading === undefined) return this.#startReading();
    // The log that is being read may be older than what is asked for.
    return (this.#next ??= this.#reading.then(
      () => this.#startReading(),
      () => this.#startReading(),
    ));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#beat);
    await this.#connection.then(
      (connection) => connection.close(),
      () => undefined,
    );
  }

  #startReading(): Promise<void> {
    this.#next = undefined;
    const reading = this.#read().finally(() => {
      if (this.#reading === reading) this.#reading = undefined;
    });
    this.#reading = reading;
    return reading;
  }

  async #read(): Promise<void> {
    for (;;) {
      const connection = await this.#connection;
      try {
        await catchUp(connection, this.#replica);
        return;
      } catch (error) {
        connection.close();
        if (this.#isClosed) throw error;
      }
    }
  }

  async #reconnect(): Promise<Connection> {
    for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
      if (this.#isClosed) throw new Error('The store is closed');
      try {
        const connection = await Connection.open(this.#url);
        await connection.listen(
          channel,
          () => this.#hear(),
          () => this.#lost(),
        );
        this.#hear();
        return connection;
      } catch {
        await sleep(pause, undefined, { ref: false });
      }
    }
  }

  #lost(): void {
    if (this.#isClosed) return;
    this.#connection = this.#reconnect();
    this.#connection.catch(() => undefined);
  }

  /** What was missed while the connection was away is in the log. */
  #hear(): void {
    this.catchUp().catch(() => undefined);
  }
}

async function catchUp<S extends Schema<S>>(connection: Connection, replica: Replica<S>): Promise<void> {
  for (;;) {
    const entries = await readLog(connection, replica.at);
    if (replica.follow(entries)) return;
    const everything = await readEverything(connection, false);
    // The writer of this process may have been quicker.
    if (entries !== null && everything.at.change < replica.at.change) continue;
    replica.replaceAll(everything);
    return;
  }
}
