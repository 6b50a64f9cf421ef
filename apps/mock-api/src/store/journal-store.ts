import { open } from 'node:fs/promises';
import { Low } from 'lowdb';
import { foldFilesOn } from './fold-files.ts';
import { foldInWorker } from './fold-in-worker.ts';
import { JournalAdapter, type JournalOptions } from './journal-adapter.ts';
import { LowStore } from './low-store.ts';
import type { Schema, Store } from './store.ts';
import { Tables } from './tables.ts';

/**
 * A store that keeps its rows in a folder. Throws `StoreLocked` when another process holds the folder, `StoreDamaged`
 * when its files are not as they were written.
 */
export async function openJournalStore<S extends Schema<S>>(options: JournalOptions<S>): Promise<Store<S>> {
  const { openFile } = options;
  const adapter = new JournalAdapter({
    seed: () => ({}),
    journalLimit: 4 * 1024 * 1024,
    openFile: open,
    ...options,
    foldFiles: openFile === undefined ? foldInWorker : foldFilesOn(openFile),
  });
  const low = new Low(adapter, new Tables<S>(options.indexes));
  await low.read();
  return new LowStore(low, adapter);
}
