import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { type DataSet, ForeignData, StoreLocked } from './store.ts';
import { anSqliteStore } from './testing/an-sqlite-store.ts';
import { aBook, aReader, idsOf, type Library } from './testing/library.ts';
import { storeContract } from './testing/store-contract.ts';
import { tempFolder } from './testing/temp-folder.ts';

storeContract('The SQLite store', (rows = {}) => anSqliteStore({ seed: () => rows }));

describe('opening a folder', () => {
  it('finds everything as it was, in the order of insertion', async () => {
    const folder = tempFolder();
    const seed = () => ({ books: [aBook('seeded'), aBook('b1'), aBook('b2'), aBook('b3')] });
    const before = await anSqliteStore({ folder, seed });
    await before.write((tx) => {
      tx.remove('books', 'b1');
      tx.put('books', aBook('b2', { title: 'A line\nand "quotes" \u2028 \0 \ud800', tags: ['new'] }));
      tx.put('readers', aReader('r1'));
    });
    await before.write((tx) => tx.put('books', aBook('b1')));
    await before.close();
    const store = await anSqliteStore({ folder });
    expect(idsOf(store.all('books'))).toEqual(['seeded', 'b2', 'b3', 'b1']);
    expect(store.find('books', 'tags', 'new')).toEqual([
      aBook('b2', { title: 'A line\nand "quotes" \u2028 \0 \ud800', tags: ['new'] }),
    ]);
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

  it('finds what replaced everything, and what was written since', async () => {
    const folder = tempFolder();
    const before = await anSqliteStore({
      folder,
      seed: () => ({ books: [aBook('seeded')], readers: [aReader('r1')] }),
    });
    await Promise.all([
      before.write((tx) => tx.put('books', aBook('b1'))),
      before.replace({ books: [aBook('b3'), aBook('b2', { tags: ['new'] })] }),
      before.write((tx) => tx.remove('books', 'b3')),
    ]);
    await before.close();
    const store = await anSqliteStore({ folder });
    expect(idsOf(store.all('books'))).toEqual(['b2']);
    expect(idsOf(store.find('books', 'tags', 'new'))).toEqual(['b2']);
    expect(store.count('readers')).toBe(0);
  });

  it('finds a transaction that went to the disk in many pieces', async () => {
    const folder = tempFolder();
    const before = await anSqliteStore({ folder });
    const books = Array.from({ length: 40 }, (_, number) => aBook(`b${number}`, { title: 'x'.repeat(50_000) }));
    await before.replace({ books });
    await before.close();
    const store = await anSqliteStore({ folder });
    expect([...store.all('books')]).toEqual(books);
  });

  it('asks for the seed once, and has it on disk before it answers', async () => {
    const folder = join(tempFolder(), 'made', 'when', 'missing');
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

  it('is refused when the rows are of another format', async () => {
    const folder = tempFolder();
    await (await anSqliteStore({ folder, format: 1 })).close();
    await expect(anSqliteStore({ folder, format: 2 })).rejects.toThrow(ForeignData);
    await expect(anSqliteStore({ folder, format: 1 })).resolves.toBeDefined();
  });
});

describe('the files', () => {
  const log = 'data.db-wal';

  it('are this user’s alone, in a folder that is', async () => {
    const folder = join(tempFolder(), 'made');
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
    expect(readdirSync(folder)).toEqual(['data.db', 'last-commit']);
    const database = new DatabaseSync(join(folder, 'data.db'));
    expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    database.close();
  });

  it('are merged when nothing is written for a while', async () => {
    const folder = tempFolder();
    const store = await anSqliteStore({ folder });
    const size = () => statSync(join(folder, log)).size;
    const waiting = { timeout: 30_000, interval: 50 };
    await vi.waitUntil(async () => {
      await store.write((tx) => tx.put('books', aBook('b1')));
      return size() > 0;
    }, waiting);
    await vi.waitFor(() => expect(size()).toBe(0), waiting);
  });

  it('are merged while much is written, so that the log does not grow on and on', async () => {
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
});
