import { linkSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import type { DataFiles } from './data-files.ts';
import { StoreDamaged } from './store.ts';

/**
 * SQLite takes a damaged page of its log for the log's end, and says nothing of the commits behind it. So the number of the last commit is
 * kept in a file of its own, and what a start finds is compared with it.
 */

/** Bytes in front of the log and of each of its pages, as SQLite documents. */
const headers = { log: 32, page: 24 };

export const logLength = ({ log }: DataFiles): number => statSync(log, { throwIfNoEntry: false })?.size ?? 0;

/** Throws `StoreDamaged` when more was committed than the `commits` that were found. */
export function expectCommits({ rows, log, damagedLog, lastCommit }: DataFiles, commits: number): void {
  const last = Number(readFileSync(lastCommit, 'utf8')) || 0;
  if (commits >= last) return;
  try {
    // SQLite removes the log on closing; under this name it stays.
    linkSync(log, damagedLog);
  } catch {
    // An earlier start did so, or the file system has no second names.
  }
  throw new StoreDamaged(
    `${rows}: the newest ${last - commits} of ${last} commits are missing, since ${log} was damaged. ` +
      `Restore the folder from a copy, or delete ${lastCommit} to go on without them.`,
  );
}

/** Not synced, so that it costs next to nothing: after a power cut it may be an older number, and tells less. */
export function noteCommit({ lastCommit }: DataFiles, commits: number): void {
  try {
    writeFileSync(lastCommit, String(commits), { flag: 'r+' });
  } catch {
    // What was to be stored is stored.
  }
}

/** How many bytes at the end of the log belong to no whole commit; 0 when that cannot be told. */
export function droppedBytes(sql: DatabaseSync, files: DataFiles): number {
  const length = logLength(files);
  if (length === 0) return 0;
  try {
    const { page_size: pageSize } = sql.prepare('PRAGMA page_size').get() as { page_size: number };
    // Merges, too: that is how SQLite is asked.
    const { log: pages } = sql.prepare('PRAGMA wal_checkpoint(PASSIVE)').get() as { log: number };
    return length - (pages === 0 ? 0 : headers.log + pages * (headers.page + pageSize));
  } catch {
    // The disk is full; what is there can be read all the same.
    return 0;
  }
}
