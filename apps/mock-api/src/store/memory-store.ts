import { Low } from 'lowdb';
import { type ChangeAdapter, LowStore } from './low-store.ts';
import type { DataSet, Indexes, Schema, Store } from './store.ts';
import { Tables } from './tables.ts';

/** A store that lives and dies with the process. */
export function openMemoryStore<S extends Schema<S>>(indexes: Indexes<S>, data: DataSet<S> = {}): Store<S> {
  const tables = new Tables<S>(indexes);
  tables.replace(data);
  const keepsNothing: ChangeAdapter<S> = {
    read: async () => null,
    record: () => undefined,
    write: async () => undefined,
    close: async () => undefined,
  };
  return new LowStore(new Low(keepsNothing, tables), keepsNothing);
}
