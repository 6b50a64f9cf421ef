import { Low } from 'lowdb';
import { LowStore } from './low-store.ts';
import { SqliteAdapter, type SqliteOptions } from './sqlite-adapter.ts';
import type { Schema, Store } from './store.ts';
import { Tables } from './tables.ts';

/**
 * A store that keeps its rows in a folder. Throws `StoreLocked` when another process has the folder, `StoreDamaged` when its files are not as
 * they were written, `ForeignData` when its rows are of another format.
 */
export async function openSqliteStore<S extends Schema<S>>(options: SqliteOptions<S>): Promise<Store<S>> {
  const adapter = new SqliteAdapter(options);
  const low = new Low(adapter, new Tables<S>(options.indexes));
  await low.read();
  return new LowStore(low, adapter);
}
