import { cpSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { type DataSet, ForeignData, StoreLocked, StoreUnavailable } from './store.ts';
import { anSqliteStore } from './testing/an-sqlite-store.ts';
import { aBook, aReader, idsOf, type Library } from './testing/library.ts';
import { refusedTitle, refuseRows } from './testing/refuse-rows.ts';
import { storeContract } from './testing/store-contract.ts';
import { tempFolder } from './testing/temp-folder.ts';

storeContract('The SQLite store', (rows = {}) => anSqliteStore({ seed: () => rows }));

describe('opening a folder', () => {
  it('finds any text as it was', async () => {
    const folder = tempFolder();
    const odd = aBook('b1', { title: 'A line\nand "quotes" \u2028 \0 \ud800', tags: ['new'] });
    await (await anSqliteStore({ folder, seed: () => ({ books: [odd], readers: [aReader('r1')] }) })).close();
    const store = await anSqliteStore({ folder });
    expect(store.find('books', 'tags', 'new')).toEqual([odd]);
    expect(store.get('readers', 'r1')).toEqual(aReader('r1'));
  });

  it('knows rows of any id apart', async () => {
    const folder = tempFolder();
    const ids = ['', '10', '9', '__proto__', 'ü\n"', 'a', 'a\0', '\ud800', '\ud801', '\ufffd'];
    const before = await anSqliteStore({ folder, seed: () => ({ books: ids.map((id) => aBook(id)) }) });
    await before.write((tx) => tx.remove('books', 'a'));
    await before.close();
    const store = await anSqliteStore({ folder });
    expect(idsOf(store.all('books'))).toEqual(ids.filter((id) => id !== 'a'));
  });

  it('asks for the seed once, and has it on disk before it answers', async () => {
    const folder = tempFolder();
    const seed = vi.fn<() => DataSet<Library>>(() => ({ books: [aBook('seeded')] }));
    const first = await anSqliteStore({ folder, seed });
    await first.write((tx) => tx.remove('books', 'seeded'));
    await first.close();
    const second = await anSqliteStore({ folder, seed });
    expect(second.count('books')).toBe(0);
    expect(seed).toHaveBeenCalledOnce();
  });

  it('asks for the seed again when the first start did not get that far', async () => {
    const folder = tempFolder();
    const interrupted = anSqliteStore({
      folder,
      seed: () => {
        throw new Error('killed');
      },
    });
    await expect(interrupted).rejects.toThrow('killed');
    const store = await anSqliteStore({ folder, seed: () => ({ books: [aBook('seeded')] }) });
    expect(store.count('books')).toBe(1);
  });

  it('is refused while the folder is open elsewhere, and not afterwards', async () => {
    const folder = tempFolder();
    const store = await anSqliteStore({ folder });
    await expect(anSqliteStore({ folder })).rejects.toThrow(StoreLocked);
    await expect(anSqliteStore({ folder })).rejects.toThrow(`${folder} is in use by process ${process.pid} on `);
    await store.write((tx) => tx.put('books', aBook('b1')));
    await store.close();
    expect((await anSqliteStore({ folder })).count('books')).toBe(1);
  });

  it.each([
    ['a newer', 2, 1],
    ['an older', 1, 2],
  ])('is refused if %s version wrote the rows, which stay as they are', async (version, written, read) => {
    const folder = tempFolder();
    await (await anSqliteStore({ folder, format: written, seed: () => ({ books: [aBook('b1')] }) })).close();
    await expect(anSqliteStore({ folder, format: read })).rejects.toThrow(ForeignData);
    await expect(anSqliteStore({ folder, format: read })).rejects.toThrow(`was made by ${version} version`);
    expect((await anSqliteStore({ folder, format: written })).count('books')).toBe(1);
  });

  it('reads a file that is written by SQL alone, as an earlier version left it', async () => {
    const folder = tempFolder();
    const database = new DatabaseSync(join(folder, 'data.db'));
    database.exec(`
      CREATE TABLE rows (
        place INTEGER PRIMARY KEY, collection TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL, checksum INTEGER NOT NULL
      ) STRICT;
      CREATE TABLE meta (
        only INTEGER PRIMARY KEY, format INTEGER NOT NULL, commits INTEGER NOT NULL, counts TEXT NOT NULL
      ) STRICT;
      INSERT INTO rows VALUES (1, 'books', 'b1', '{"id":"b1","title":"Zwei","author":null,"tags":[]}', 4206253094);
      INSERT INTO rows VALUES (2, 'readers', 'r1', '{"id":"r1","email":"r1@example.com"}', 2703734296);
      INSERT INTO meta VALUES (1, 1, 3, '{"books":1,"readers":1}');`);
    database.close();
    const store = await anSqliteStore({ folder });
    expect([...store.all('books')]).toEqual([aBook('b1', { title: 'Zwei', author: null, tags: [] })]);
    expect([...store.all('readers')]).toEqual([aReader('r1')]);
  });
});

describe('the files', () => {
  const log = 'data.db-wal';

  it('belong to this user alone', async () => {
    const folder = tempFolder();
    const store = await anSqliteStore({ folder });
    await store.write((tx) => tx.put('books', aBook('b1')));
    expect(readdirSync(folder)).toContain(log);
    for (const name of ['', ...readdirSync(folder)]) expect(statSync(join(folder, name)).mode & 0o077, name).toBe(0);
  });

  it('are merged to one on closing', async () => {
    const folder = tempFolder();
    const store = await anSqliteStore({ folder });
    await store.write((tx) => tx.put('books', aBook('b1')));
    await store.close();
    expect(readdirSync(folder)).toEqual(['data.db', 'lock-holder']);
    const database = new DatabaseSync(join(folder, 'data.db'));
    expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    database.close();
  });

  it('are merged while much is written, which limits the log', async () => {
    const folder = tempFolder();
    const store = await anSqliteStore({ folder });
    let written = 0;
    let longest = 0;
    while (written < 24) {
      await store.write((tx) => tx.put('books', aBook(`b${written % 3}`, { title: 'x'.repeat(1_000_000) })));
      written += 1;
      longest = Math.max(longest, statSync(join(folder, log)).size);
    }
    expect(longest).toBeGreaterThan(1_000_000);
    expect(longest).toBeLessThan(12_000_000);
  });

  it.each(['ABORT', 'ROLLBACK'] as const)('hold nothing of a refused group, even after a kill (%s)', async (how) => {
    const folder = tempFolder();
    await (await anSqliteStore({ folder })).close();
    refuseRows(folder, how);
    const store = await anSqliteStore({ folder });
    const books = Array.from({ length: 9 }, (_, number) => aBook(`b${number}`, { title: 'x'.repeat(50_000) }));
    const refused = aBook('refused', { title: refusedTitle });
    await expect(store.replace({ books: [...books, refused] })).rejects.toThrow(StoreUnavailable);
    const afterKill = async () => {
      const copy = tempFolder();
      cpSync(folder, copy, { recursive: true });
      return idsOf((await anSqliteStore({ folder: copy })).all('books'));
    };
    expect(await afterKill()).toEqual([]);
    await store.write((tx) => tx.put('books', aBook('after')));
    expect(await afterKill()).toEqual(['after']);
  });
});
