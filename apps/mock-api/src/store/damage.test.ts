import { readdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openJournalStore } from './journal-store.ts';
import { StoreDamaged } from './store.ts';
import { aJournalStore } from './testing/a-journal-store.ts';
import { aBook, idsOf, type Library } from './testing/library.ts';
import { tempFolder } from './testing/temp-folder.ts';

/** A closed store's folder: a seeded snapshot, and a journal with one group for each of `titles`. */
async function aFolder(...titles: string[]): Promise<string> {
  const folder = tempFolder();
  const store = await aJournalStore({ folder, seed: () => ({ books: [aBook('seeded')] }) });
  for (const title of titles) await store.write((tx) => tx.put('books', aBook(title, { title })));
  await store.close();
  return folder;
}

const snapshot = 'snapshot-000001.jsonl';
const journal = 'journal-000001.jsonl';

function damage(path: string, position: number): void {
  const bytes = readFileSync(path);
  bytes[position] = (bytes[position] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}

describe('a damaged folder', () => {
  it.each([1, 20, 100])(
    'drops %i torn bytes at the end of the journal, and goes on behind what is whole',
    async (torn) => {
      const folder = await aFolder('b1', 'b2');
      const path = join(folder, journal);
      truncateSync(path, readFileSync(path).length - torn);
      const store = await aJournalStore({ folder });
      expect(idsOf(store.all('books'))).toEqual(['seeded', 'b1']);
      await store.write((tx) => tx.put('books', aBook('b3')));
      await store.close();
      const reopened = await aJournalStore({ folder });
      expect(idsOf(reopened.all('books'))).toEqual(['seeded', 'b1', 'b3']);
    },
  );

  it('takes a journal for the last when the one behind it was never used', async () => {
    const folder = await aFolder('b1', 'b2');
    const path = join(folder, journal);
    truncateSync(path, readFileSync(path).length - 1);
    writeFileSync(join(folder, 'journal-000002.jsonl'), '');
    const store = await aJournalStore({ folder });
    expect(idsOf(store.all('books'))).toEqual(['seeded', 'b1']);
  });

  it.each([
    [
      'a damaged journal',
      (folder: string) => damage(join(folder, journal), 60),
      'journal-000001.jsonl: damaged at byte 0, with later changes',
    ],
    [
      'a damaged snapshot',
      (folder: string) => damage(join(folder, snapshot), 100),
      'snapshot-000001.jsonl: damaged at byte 24',
    ],
    [
      'a cut snapshot',
      (folder: string) => truncateSync(join(folder, snapshot), 24),
      'snapshot-000001.jsonl: cut short: 0 of 1 rows',
    ],
    [
      'a foreign snapshot',
      (folder: string) => writeFileSync(join(folder, snapshot), '{}\n'),
      'snapshot-000001.jsonl: damaged in its first line',
    ],
    [
      'no snapshot',
      (folder: string) => rmSync(join(folder, snapshot)),
      'journal-000001.jsonl: there is no snapshot to go with it',
    ],
    ['no journal', (folder: string) => rmSync(join(folder, journal)), 'journal-000001.jsonl is missing'],
    [
      'a journal too far',
      (folder: string) => renameSync(join(folder, journal), join(folder, 'journal-000003.jsonl')),
      'journal-000001.jsonl is missing',
    ],
    [
      'a torn journal before the last',
      (folder: string) => {
        writeFileSync(join(folder, 'journal-000002.jsonl'), readFileSync(join(folder, journal)));
        truncateSync(join(folder, journal), readFileSync(join(folder, journal)).length - 1);
      },
      /journal-000001.jsonl: damaged at byte \d+, with a later journal behind it/,
    ],
  ])('refuses %s, says which file, and leaves everything as it is', async (_, harm, message) => {
    const folder = await aFolder('b1', 'b2');
    harm(folder);
    const files = () => readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
    const before = files();
    await expect(aJournalStore({ folder })).rejects.toThrow(StoreDamaged);
    await expect(aJournalStore({ folder })).rejects.toThrow(message);
    expect(files()).toEqual(before);
  });

  it('refuses rows of a collection it does not know', async () => {
    const folder = await aFolder('b1');
    const opened = openJournalStore<Pick<Library, 'readers'>>({ folder, indexes: { readers: [] } });
    await expect(opened).rejects.toThrow('snapshot-000001.jsonl: there is no collection "books"');
  });
});
