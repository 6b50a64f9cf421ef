import {
  IDBCursor,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
} from 'fake-indexeddb';
import { vi } from 'vitest';

/** Gives Node an empty IndexedDB until the globals are restored. Returns its factory. */
export function stubIndexedDb(): IDBFactory {
  const indexedDB = new IDBFactory();
  const classes = { IDBCursor, IDBDatabase, IDBIndex, IDBKeyRange, IDBObjectStore, IDBRequest, IDBTransaction };
  for (const [name, value] of Object.entries({ ...classes, indexedDB })) vi.stubGlobal(name, value);
  return indexedDB;
}
