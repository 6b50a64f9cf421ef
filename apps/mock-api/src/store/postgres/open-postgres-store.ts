import type { Schema, SharedStore } from '../store.ts';
import { Connection } from './connection.ts';
import { beginLocked, prepareTables, readEverything, storeChanges } from './database.ts';
import { type PostgresOptions, PostgresStore } from './postgres-store.ts';
import { Replica } from './replica.ts';
import { randomUUID } from 'node:crypto';

/**
 * A store in the database of the address, which other processes may have open as well. The first one makes the tables and puts the
 * seed in. Throws `ForeignData` when the tables are of another version, and what PostgreSQL says when it cannot be reached.
 */
export async function openPostgresStore<S extends Schema<S>>(options: PostgresOptions<S>): Promise<SharedStore<S>> {
  const { url, format, indexes, seed = () => ({}) } = options;
  const replica = new Replica(indexes);
  const connection = await Connection.open(url);
  try {
    // Another process may just put its seed in.
    await connection.query("SET lock_timeout = '5min'");
    await connection.query(beginLocked, { within: 0 });
    const isThere = await prepareTables(connection, format);
    if (isThere) replica.replaceAll(await readEverything(connection, true));
    else {
      const entry = { change: 1, id: randomUUID(), changes: replica.tables.replace(seed()).changes };
      await storeChanges(connection, entry);
      replica.follow([{ ...entry, changes: [] }]);
    }
    await connection.query('COMMIT');
    return new PostgresStore(url, replica);
  } finally {
    connection.close();
  }
}
