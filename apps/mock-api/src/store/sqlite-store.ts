import { LowSync } from 'lowdb';
import { LowStore } from './low-store.ts';
import { SqliteAdapter } from './sqlite-adapter.ts';
import type { DataSet, Indexes, Schema, Store } from './store.ts';
import { Tables } from './tables.ts';

export interface SqliteOptions<S> {
  readonly folder: string;
  readonly format: number;
  readonly indexes: Indexes<S>;
  readonly seed?: () => DataSet<S>;
}

export async function openSqliteStore<S extends Schema<S>>(options: SqliteOptions<S>): Promise<Store<S>> {
  const { indexes, seed = () => ({}) } = options;
  const adapter = new SqliteAdapter(options);
  try {
    const empty = new Tables(indexes);
    const low = new LowSync(adapter, empty);
    low.read();
    if (low.data === empty) {
      adapter.record(empty.replace(seed()).changes);
      low.write();
    }
    return new LowStore(low, adapter);
  } catch (error) {
    adapter.close();
    throw error;
  }
}
