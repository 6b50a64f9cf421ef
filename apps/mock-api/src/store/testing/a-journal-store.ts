import { onTestFinished } from 'vitest';
import type { JournalOptions } from '../journal-adapter.ts';
import { openJournalStore } from '../journal-store.ts';
import type { Store } from '../store.ts';
import { type Library, libraryIndexes } from './library.ts';
import { tempFolder } from './temp-folder.ts';

/** A journal store in a new folder unless told otherwise, closed when the running test has finished. */
export async function aJournalStore(options: Partial<JournalOptions<Library>> = {}): Promise<Store<Library>> {
  const store = await openJournalStore<Library>({ folder: tempFolder(), indexes: libraryIndexes, ...options });
  onTestFinished(() => store.close());
  return store;
}
