import { randomUUID } from 'node:crypto';
import { type Schema, type SharedStore, UnusableDatabase } from '../store.ts';
import { Connection, DatabaseRefusal } from './connection.ts';
import { beginLocked, prepareTables, readEverything, storeChanges } from './database.ts';
import { type PostgresOptions, PostgresStore } from './postgres-store.ts';
import { Replica } from './replica.ts';

/** The first process creates the tables and stores the seed. */
export async function openPostgresStore<S extends Schema<S>>(options: PostgresOptions<S>): Promise<SharedStore<S>> {
  try {
    return await open(options);
  } catch (cause) {
    if (!(cause instanceof DatabaseRefusal)) throw cause;
    const { host, pathname } = new URL(options.url);
    throw new UnusableDatabase(`PostgreSQL at ${host}${pathname} (DATABASE_URL) cannot be used: ${cause.message}.`, {
      cause,
    });
  }
}

async function open<S extends Schema<S>>({
  url,
  format,
  indexes,
  keptByReplace,
  seed = () => ({}),
}: PostgresOptions<S>) {
  const replica = new Replica(indexes);
  const connection = await Connection.open(url);
  try {
    // Creating the seed may take minutes, here or in the process that holds the lock.
    await connection.query("SET lock_timeout = '5min'; SET idle_in_transaction_session_timeout = '5min'");
    await connection.query(beginLocked, { within: 0 });
    const isThere = await prepareTables(connection, format);
    if (isThere) replica.replaceAll(await readEverything(connection, true));
    else {
      const entry = { change: 1, id: randomUUID(), changes: replica.tables.replace(seed()).changes };
      await storeChanges(connection, entry);
      replica.follow([{ ...entry, changes: [] }]);
    }
    await connection.query('COMMIT');
    return new PostgresStore(url, replica, keptByReplace);
  } finally {
    connection.close();
  }
}
