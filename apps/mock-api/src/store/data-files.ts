import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';

/** What lies in a data folder. */
export interface DataFiles {
  readonly folder: string;
  /** The database. */
  readonly rows: string;
  /** Its write-ahead log: commits that are not merged into it yet. */
  readonly log: string;
  /** The log as it was found, kept when commits are missing from it. */
  readonly damagedLog: string;
  /** The number of the last commit, outside the log, so that a log that lost it is noticed. */
  readonly lastCommit: string;
  /** The process that has the folder and its machine, in words. */
  readonly holder: string;
}

export function filesIn(folder: string): DataFiles {
  const rows = join(folder, 'data.db');
  return {
    folder,
    rows,
    log: `${rows}-wal`,
    damagedLog: `${rows}-wal.damaged`,
    lastCommit: join(folder, 'last-commit'),
    holder: join(folder, 'lock-holder'),
  };
}

/** Makes folder and files where they are missing, for this user alone. Throws Node's error when it may not. */
export async function prepareFiles({ folder, rows, lastCommit }: DataFiles): Promise<void> {
  const created = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (created !== undefined) await syncFolder(dirname(created));
  // SQLite gives its log the rights of its file.
  for (const path of [rows, lastCommit]) closeSync(openSync(path, 'a', 0o600));
}

export function sayWhoHolds({ holder }: DataFiles): void {
  try {
    writeFileSync(holder, `process ${process.pid} on ${hostname()}`, { mode: 0o600 });
  } catch {
    // Only the words of a refusal come from this file: on a full disk data can still be read.
  }
}

export function whoHolds({ holder }: DataFiles): string {
  try {
    return readFileSync(holder, 'utf8').trim() || 'another process';
  } catch {
    // It is just starting or just ending.
    return 'another process';
  }
}

export const forgetHolder = ({ holder }: DataFiles): void => rmSync(holder, { force: true });

/** Makes a created name in `folder` durable. */
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
