import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StoreDamaged } from './store.ts';

/**
 * Which files the data folder has. Generation n is `snapshot-n`, all rows at one moment, and `journal-n`, what changed
 * from that moment until journal n + 1 took over.
 */

export const snapshotPath = (folder: string, generation: number) => join(folder, fileName('snapshot', generation));
export const journalPath = (folder: string, generation: number) => join(folder, fileName('journal', generation));
/** A snapshot has this added to its name until it is whole. */
export const unfinished = '.tmp';

const fileName = (kind: string, generation: number) => `${kind}-${String(generation).padStart(6, '0')}.jsonl`;
const namePattern = /^(snapshot|journal)-(\d{6,})\.jsonl(\.tmp)?$/;

export interface Generations {
  /** The newest whole snapshot; undefined in a new folder. */
  readonly snapshot: number | undefined;
  /** Journals to replay on it, oldest first. */
  readonly journals: readonly number[];
}

/** Finds what to read. Throws `StoreDamaged` when a file is missing. */
export async function listGenerations(folder: string): Promise<Generations> {
  const files = await storeFiles(folder);
  const snapshots = files.filter((file) => file.kind === 'snapshot' && !file.unfinished);
  const snapshot = snapshots.map((file) => file.generation).reduce((a, b) => Math.max(a, b), 0);
  const journals = files
    .filter((file) => file.kind === 'journal' && file.generation >= snapshot)
    .map((file) => file.generation)
    .sort((a, b) => a - b);
  if (snapshot === 0) return { snapshot: undefined, journals };
  journals.forEach((generation, step) => {
    if (generation !== snapshot + step) throw missing(journalPath(folder, snapshot + step));
  });
  if (journals.length === 0) throw missing(journalPath(folder, snapshot));
  return { snapshot, journals };
}

/** Removes whole and unfinished files that the snapshot of `generation` has made superfluous. */
export async function removeBefore(folder: string, generation: number): Promise<void> {
  for (const file of await storeFiles(folder)) {
    if (file.generation < generation || file.unfinished) await rm(join(folder, file.name));
  }
}

/** Makes created, renamed and removed names in `folder` durable. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; its file systems keep names in their own log.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function storeFiles(folder: string) {
  return (await readdir(folder)).flatMap((name) => {
    const [, kind, generation, suffix] = namePattern.exec(name) ?? [];
    return kind === undefined
      ? []
      : [{ name, kind, generation: Number(generation), unfinished: suffix === unfinished }];
  });
}

const missing = (path: string) => new StoreDamaged(`${path} is missing: restore the folder from a copy, or empty it`);
