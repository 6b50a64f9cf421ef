import { onTestFinished } from 'vitest';
import type { SqliteOptions } from '../sqlite-store.ts';
import { openSqliteStore } from '../sqlite-store.ts';
import type { Store } from '../store.ts';
import { type Library, libraryIndexes } from './library.ts';
import { tempFolder } from './temp-folder.ts';

export async function anSqliteStore(options: Partial<SqliteOptions<Library>> = {}): Promise<Store<Library>> {
  const store = await openSqliteStore<Library>({
    folder: tempFolder(),
    format: 1,
    indexes: libraryIndexes,
    ...options,
  });
  onTestFinished(() => store.close());
  return store;
}
