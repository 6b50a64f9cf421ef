import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { journalPath, snapshotPath } from './data-folder.ts';
import { foldFilesOn } from './fold-files.ts';
import { foldInWorker } from './fold-in-worker.ts';
import { headerOf, linesOf } from './group-format.ts';
import { writeSnapshot } from './snapshot.ts';
import { aBook } from './testing/library.ts';
import { tempFolder } from './testing/temp-folder.ts';

const never = new AbortController().signal;

/** A snapshot of one book and a journal with another. */
async function twoBooks() {
  const folder = tempFolder();
  const lines = { rows: 1, pieces: linesOf([{ put: 'books', row: aBook('b1') }]) };
  await writeSnapshot(snapshotPath(folder, 1), lines, open);
  const group = [...linesOf([{ put: 'books', row: aBook('b2') }])];
  writeFileSync(journalPath(folder, 1), Buffer.concat([headerOf(group), ...group]));
  return { folder, from: 1, to: 2, rows: 2 };
}

describe('foldInWorker', () => {
  it('writes what folding in this thread writes', async () => {
    const [there, here] = [await twoBooks(), await twoBooks()];
    const bytes = await foldInWorker(there, never);
    await foldFilesOn(open)(here, never);
    const written = readFileSync(snapshotPath(there.folder, 2));
    expect(written).toEqual(readFileSync(snapshotPath(here.folder, 2)));
    expect(written).toHaveLength(bytes);
  });

  it('rejects with what goes wrong in the thread, and leaves the old files alone', async () => {
    const work = await twoBooks();
    const files = readdirSync(work.folder);
    await expect(foldInWorker({ ...work, rows: 3 }, never)).rejects.toThrow('2 rows were written instead of 3');
    expect(readdirSync(work.folder)).toEqual(files);
  });

  it('ends the thread when it is told to, and leaves nothing half done', async () => {
    const work = await twoBooks();
    const files = readdirSync(work.folder);
    const closing = new AbortController();
    const folded = foldInWorker(work, closing.signal);
    closing.abort();
    await expect(folded).rejects.toThrow('was ended');
    expect(readdirSync(work.folder)).toEqual(files);
    await expect(foldInWorker(work, closing.signal)).rejects.toThrow('aborted');
  });
});
