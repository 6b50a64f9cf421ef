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

const classes = { IDBCursor, IDBDatabase, IDBIndex, IDBKeyRange, IDBObjectStore, IDBRequest, IDBTransaction };

/** Gives Node an empty IndexedDB until the globals are restored. Returns its factory. */
export function stubIndexedDb(): IDBFactory {
  const indexedDB = new IDBFactory();
  vi.stubGlobal('indexedDB', indexedDB);
  // The classes stay, because a transaction may end after its test.
  Object.assign(globalThis, classes);
  return indexedDB;
}
