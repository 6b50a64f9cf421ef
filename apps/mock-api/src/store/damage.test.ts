import { cpSync, existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Database } from './database.ts';
import { filesIn, prepareFiles } from './data-files.ts';
import { openSqliteStore } from './sqlite-store.ts';
import { StoreDamaged } from './store.ts';
import { Tables } from './tables.ts';
import { anSqliteStore } from './testing/an-sqlite-store.ts';
import { aBook, idsOf, type Library, libraryIndexes } from './testing/library.ts';
import { tempFolder } from './testing/temp-folder.ts';

/** A closed store's folder with three books. */
async function aFolder(): Promise<string> {
  const folder = tempFolder();
  const store = await anSqliteStore({ folder, seed: () => ({ books: [aBook('b1'), aBook('b2')] }) });
  await store.write((tx) => tx.put('books', aBook('b3')));
  await store.close();
  return folder;
}

function withSql(folder: string, sql: string): void {
  const database = new DatabaseSync(join(folder, 'data.db'));
  database.exec(sql);
  database.close();
}

function flip(path: string, place: number): void {
  const bytes = readFileSync(path);
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}

describe('a damaged folder', () => {
  it.each<[what: string, harm: (folder: string) => void, said: string]>([
    [
      'a row',
      (folder) => flip(join(folder, 'data.db'), readFileSync(join(folder, 'data.db')).indexOf('Book b2')),
      'the row "b2" of books is damaged',
    ],
    [
      'a checksum',
      (folder) => withSql(folder, 'UPDATE rows SET checksum = 7 WHERE place = 3'),
      'the row "b3" of books',
    ],
    ['a place', (folder) => withSql(folder, 'UPDATE rows SET place = 9 WHERE place = 1'), 'the row "b1" of books'],
    [
      'a row that is gone',
      (folder) => withSql(folder, 'DELETE FROM rows WHERE place = 2'),
      'there are 2 of 3 rows of books',
    ],
    ['its counts', (folder) => withSql(folder, `UPDATE meta SET counts = '{'`), 'SyntaxError'],
    ['its header', (folder) => flip(join(folder, 'data.db'), 3), 'file is not a database'],
    ['its structure', (folder) => flip(join(folder, 'data.db'), 4096), 'malformed'],
    ['a table that is gone', (folder) => withSql(folder, 'DROP TABLE meta'), 'no such table: meta'],
    ['an emptied file', (folder) => truncateSync(join(folder, 'data.db'), 0), 'the newest 2 of 2 commits are missing'],
    ['no file', (folder) => rmSync(join(folder, 'data.db')), 'the newest 2 of 2 commits are missing'],
  ])('(%s) stops the start, which names the file, what is wrong and a way on', async (_what, harm, said) => {
    const folder = await aFolder();
    harm(folder);
    const bytes = () => (existsSync(join(folder, 'data.db')) ? readFileSync(join(folder, 'data.db')) : Buffer.of());
    const before = bytes();
    for (let start = 0; start < 2; start += 1) {
      const opening = anSqliteStore({ folder });
      await expect(opening).rejects.toThrow(StoreDamaged);
      await expect(opening).rejects.toThrow(said);
      await expect(opening).rejects.toThrow(/data\.db: .*\. Restore the folder from a copy, or delete .* to /);
    }
    expect(before.length === 0 || bytes().equals(before)).toBe(true);
  });

  it('is one with rows of a collection that is not known', async () => {
    const folder = await aFolder();
    const opened = openSqliteStore<Pick<Library, 'readers'>>({ folder, format: 1, indexes: { readers: [] } });
    await expect(opened).rejects.toThrow('data.db: there is no collection "books"');
  });

  it('is one with a row that is there twice', () => {
    const tables = new Tables(libraryIndexes);
    expect(tables.load('books', aBook('b1'), 1)).toBeUndefined();
    expect(tables.load('books', aBook('b1'), 2)).toBe('the row "b1" of books is there twice');
  });

  it('does not lose a row that is not where it should be when it is removed', async () => {
    const folder = await aFolder();
    const database = new Database({ folder, format: 1 });
    onTestFinished(() => database.close());
    database.begin();
    expect(() => database.apply([{ remove: 1 }, { remove: 77 }])).toThrow('a row is not at its place');
    expect([...database.rows()].flat()).toHaveLength(3);
  });
});

/** The folder that a kill leaves after commits of one row each: nothing is merged. */
async function aFolderAfterKill(commits: number): Promise<string> {
  const [folder, killed] = [tempFolder(), tempFolder()];
  await prepareFiles(filesIn(folder));
  const database = new Database({ folder, format: 1 });
  for (let commit = 1; commit <= commits; commit += 1) {
    const row = aBook(`b${commit}`);
    database.begin();
    database.apply([{ put: { place: commit, collection: 'books', id: row.id, json: JSON.stringify(row) } }]);
    database.commit({ books: commit, readers: 0 });
  }
  cpSync(folder, killed, { recursive: true });
  database.close();
  return killed;
}

describe('a log that was not merged', () => {
  const log = (folder: string) => join(folder, 'data.db-wal');
  const ids = (count: number) => Array.from({ length: count }, (_, at) => `b${at + 1}`);

  function warnings() {
    const warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
    onTestFinished(() => warned.mockRestore());
    return warned;
  }

  it('is read without a word when it is whole', async () => {
    const warned = warnings();
    const store = await anSqliteStore({ folder: await aFolderAfterKill(5) });
    expect(idsOf(store.all('books'))).toEqual(ids(5));
    expect(warned).not.toHaveBeenCalled();
  });

  it('loses a last commit that was never acknowledged, and says so', async () => {
    const warned = warnings();
    const folder = await aFolderAfterKill(5);
    truncateSync(log(folder), readFileSync(log(folder)).length - 1000);
    writeFileSync(join(folder, 'last-commit'), '4');
    const store = await anSqliteStore({ folder });
    expect(idsOf(store.all('books'))).toEqual(ids(4));
    expect(warned).toHaveBeenCalledWith(
      expect.stringMatching(/data\.db-wal: the last \d+ bytes are no whole commit and were dropped/),
      'StoreWarning',
    );
    await store.close();
    warned.mockClear();
    await anSqliteStore({ folder });
    expect(warned).not.toHaveBeenCalled();
  });

  it.each([
    ['is damaged in the middle', (path: string) => flip(path, Math.floor(readFileSync(path).length / 2))],
    ['is damaged in its first line', (path: string) => flip(path, 20)],
    ['is cut short', (path: string) => truncateSync(path, Math.floor(readFileSync(path).length / 2))],
    ['is gone', (path: string) => rmSync(path)],
  ])('stops the start when it %s, and so do all starts until somebody decides', async (_what, harm) => {
    const folder = await aFolderAfterKill(20);
    harm(log(folder));
    for (let start = 0; start < 2; start += 1) {
      const opening = anSqliteStore({ folder });
      await expect(opening).rejects.toThrow(StoreDamaged);
      await expect(opening).rejects.toThrow(/the newest \d+ of 20 commits are missing.*delete .*last-commit to go on/);
    }
    rmSync(join(folder, 'last-commit'));
    const store = await anSqliteStore({ folder });
    expect(ids(20)).toEqual(expect.arrayContaining(idsOf(store.all('books'))));
    expect(store.count('books')).toBeLessThan(20);
    await store.write((tx) => tx.put('books', aBook('later')));
  });

  it('is kept when it is damaged, since SQLite removes it', async () => {
    const folder = await aFolderAfterKill(20);
    flip(log(folder), Math.floor(readFileSync(log(folder)).length / 2));
    const found = readFileSync(log(folder));
    await expect(anSqliteStore({ folder })).rejects.toThrow(StoreDamaged);
    await expect(anSqliteStore({ folder })).rejects.toThrow(StoreDamaged);
    expect(readdirSync(folder)).not.toContain('data.db-wal');
    expect(readFileSync(filesIn(folder).damagedLog).equals(found)).toBe(true);
  });
});
