import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { AppendFile, type OpenFile } from './append-file.ts';
import { syncFolder, unfinished } from './data-folder.ts';
import { GroupBuffer } from './group-buffer.ts';
import { readGroups } from './group-format.ts';
import type { StoredChange } from './tables.ts';

/** First line of a snapshot: how many rows follow, so that one cut short is noticed. */
const titleShape = /^\{"snapshot":1,"rows":(\d+)\}\n/;
const newline = 0x0a;

/** What a snapshot holds: so many rows, and their lines in pieces. */
export interface SnapshotLines {
  readonly rows: number;
  readonly pieces: Iterable<Buffer> | AsyncIterable<Buffer>;
}

/**
 * Writes a snapshot piece by piece, with room for requests between them; the file has its name only when it is whole and
 * on disk. Returns its size in bytes. Throws when the disk refuses, when there are more or fewer rows than were told, or
 * when `signal` ends it early, and leaves nothing behind.
 */
export async function writeSnapshot(
  path: string,
  { rows, pieces }: SnapshotLines,
  openFile: OpenFile,
  signal?: AbortSignal,
): Promise<number> {
  const file = await AppendFile.create(path + unfinished, openFile);
  try {
    let written = 0;
    await file.append(Buffer.from(`{"snapshot":1,"rows":${rows}}\n`));
    const group = new GroupBuffer();
    for await (const lines of pieces) {
      signal?.throwIfAborted();
      group.add(lines);
      for (let at = lines.indexOf(newline); at !== -1; at = lines.indexOf(newline, at + 1)) written += 1;
      if (group.isFull) await file.append(group.take());
    }
    if (!group.isEmpty) await file.append(group.take());
    if (written !== rows) throw new Error(`${written} rows were written instead of ${rows}`);
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

/** Hands every row on to `apply`. Throws when the file is not exactly what was written. */
export function readSnapshot(file: Buffer, apply: (change: StoredChange) => void): void {
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
