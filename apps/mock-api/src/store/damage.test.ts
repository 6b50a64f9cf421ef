import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openSqliteStore } from './sqlite-store.ts';
import { StoreDamaged } from './store.ts';
import { anSqliteStore } from './testing/an-sqlite-store.ts';
import { aBook, type Library } from './testing/library.ts';
import { tempFolder } from './testing/temp-folder.ts';

const b1 = JSON.stringify(aBook('b1'));

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
  it.each<[damage: string, harm: (folder: string) => void, message: string]>([
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
    [
      'an id that is there twice',
      (folder) =>
        withSql(
          folder,
          `UPDATE rows SET id = 'b1', checksum = ${crc32(b1, crc32('2 books b1'))}, json = '${b1}' WHERE place = 2`,
        ),
      'there are 2 of 3 rows of books',
    ],
    ['its counts', (folder) => withSql(folder, `UPDATE meta SET counts = '{'`), 'SyntaxError'],
    ['its header', (folder) => flip(join(folder, 'data.db'), 3), 'file is not a database'],
    ['its structure', (folder) => flip(join(folder, 'data.db'), 4096), 'malformed'],
    ['a cut file', (folder) => truncateSync(join(folder, 'data.db'), 8192), 'malformed'],
    ['a table that is gone', (folder) => withSql(folder, 'DROP TABLE meta'), 'no such table: meta'],
  ])('stops the start, which names the file, the damage and a way out: %s', async (_damage, harm, message) => {
    const folder = await aFolder();
    harm(folder);
    const before = readFileSync(join(folder, 'data.db'));
    for (let start = 0; start < 2; start += 1) {
      const opening = anSqliteStore({ folder });
      await expect(opening).rejects.toThrow(StoreDamaged);
      await expect(opening).rejects.toThrow(message);
      await expect(opening).rejects.toThrow(
        /data\.db: .*\. Restore the folder from a copy, or delete it to start over/,
      );
    }
    expect(readFileSync(join(folder, 'data.db')).equals(before)).toBe(true);
  });

  it('stops the start: rows of an unknown collection', async () => {
    const folder = await aFolder();
    const opened = openSqliteStore<Pick<Library, 'readers'>>({ folder, format: 1, indexes: { readers: [] } });
    await expect(opened).rejects.toThrow('data.db: there is no collection "books"');
  });

  it('refuses a removal if the file has lost the row', async () => {
    const folder = await aFolder();
    withSql(folder, 'CREATE TRIGGER losing AFTER INSERT ON rows BEGIN DELETE FROM rows WHERE place = 1; END');
    const store = await anSqliteStore({ folder });
    await store.write((tx) => tx.put('books', aBook('b4')));
    await expect(store.write((tx) => tx.remove('books', 'b1'))).rejects.toThrow('the row "b1" of books is missing');
    expect(store.count('books')).toBe(4);
  });
});
