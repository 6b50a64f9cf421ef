import { readFileSync } from 'node:fs';
import { journalPath, listGenerations, snapshotPath } from './data-folder.ts';
import { readGroups } from './group-format.ts';
import { readSnapshot } from './snapshot.ts';
import { StoreDamaged } from './store.ts';
import type { StoredChange } from './tables.ts';

export interface Loaded {
  readonly snapshotBytes: number;
  /** The snapshot's; older files are left over. */
  readonly firstGeneration: number;
  /** The journal to go on with, and how much of it counts. */
  readonly generation: number;
  readonly journalBytes: number;
}

/**
 * Hands everything the folder holds on to `apply`, in order; undefined when it holds nothing yet. Throws `StoreDamaged`
 * when anything but the end of the last journal is not as it was written.
 */
export async function loadFolder(folder: string, apply: (change: StoredChange) => void): Promise<Loaded | undefined> {
  const found = await listGenerations(folder);
  // Synchronous reading is more than twice as quick for a large file, and nobody is served yet.
  const journals = found.journals.map((generation) => {
    const path = journalPath(folder, generation);
    return { generation, path, bytes: readFileSync(path) };
  });
  // A journal that was created and not yet used: the one before it is the last.
  while (journals.length > 1 && journals.at(-1)?.bytes.length === 0) journals.pop();
  const last = journals.at(-1);

  if (found.snapshot === undefined || last === undefined) {
    if (last !== undefined && last.bytes.length > 0) throw damaged(last.path, 'there is no snapshot to go with it');
    return undefined;
  }
  const path = snapshotPath(folder, found.snapshot);
  const snapshot = readFileSync(path);
  explain(path, () => readSnapshot(snapshot, apply));
  let journalBytes = 0;
  for (const journal of journals) {
    journalBytes = explain(journal.path, () => readGroups(journal.bytes, 0, apply));
    if (journal !== last && journalBytes < journal.bytes.length) {
      throw damaged(journal.path, `damaged at byte ${journalBytes}, with a later journal behind it`);
    }
  }
  return { snapshotBytes: snapshot.length, firstGeneration: found.snapshot, generation: last.generation, journalBytes };
}

function explain<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw damaged(path, error instanceof Error ? error.message : String(error));
  }
}

function damaged(path: string, what: string): StoreDamaged {
  return new StoreDamaged(`${path}: ${what}. Nothing was changed; restore the folder from a copy, or empty it.`);
}
