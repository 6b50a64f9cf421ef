import { LowSync } from 'lowdb';
import { type ChangeAdapter, LowStore } from './low-store.ts';
import type { DataSet, Indexes, Schema, Store } from './store.ts';
import { Tables } from './tables.ts';

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
