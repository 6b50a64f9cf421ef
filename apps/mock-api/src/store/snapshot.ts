import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { AppendFile, type OpenFile } from './append-file.ts';
import { syncFolder, unfinished } from './data-folder.ts';
import { headerOf, linesOf, readGroups } from './group-format.ts';
import type { Change, RowsCopy } from './tables.ts';

/** First line of a snapshot: how many rows follow, so that one cut short is noticed. */
const titleShape = /^\{"snapshot":1,"rows":(\d+)\}\n/;

/**
 * Writes all `rows` in pieces, with room for requests between them; the file has its name only when it is whole and on
 * disk. Returns its size in bytes. Throws when the disk refuses or `signal` ends it early, and
 * leaves nothing behind.
 */
export async function writeSnapshot(
  path: string,
  rows: RowsCopy,
  openFile: OpenFile,
  signal?: AbortSignal,
): Promise<number> {
  const file = await AppendFile.create(path + unfinished, openFile);
  try {
    const count = rows.reduce((sum, [, list]) => sum + list.length, 0);
    await file.append(Buffer.from(`{"snapshot":1,"rows":${count}}\n`));
    for (const lines of linesOf(changesThatMake(rows))) {
      signal?.throwIfAborted();
      await file.append(Buffer.concat([headerOf([lines]), lines]));
    }
    await file.close();
    await rename(file.path, path);
    await syncFolder(dirname(path));
    return file.length;
  } finally {
    await file.close();
    // Half a snapshot on a full disk would keep it full.
    await rm(file.path, { force: true });
  }
}

function* changesThatMake(rows: RowsCopy): Generator<Change> {
  for (const [put, list] of rows) for (const row of list) yield { put, row };
}

/** Hands every row on to `apply`. Throws when the file is not exactly what was written. */
export function readSnapshot(file: Buffer, apply: (change: Change) => void): void {
  const title = titleShape.exec(file.toString('latin1', 0, 64));
  if (title === null) throw new Error('damaged in its first line');
  let rows = 0;
  const end = readGroups(file, title[0].length, (change) => {
    apply(change);
    rows += 1;
  });
  if (end < file.length) throw new Error(`damaged at byte ${end}`);
  if (rows !== Number(title[1])) throw new Error(`cut short: ${rows} of ${title[1]} rows`);
}
