import { cpSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSqliteStore } from '../../apps/mock-api/src/store/sqlite-store.ts';
import { StoreUnavailable } from '../../apps/mock-api/src/store/store.ts';
import { aBook, idsOf, type Library, libraryIndexes } from '../../apps/mock-api/src/store/testing/library.ts';
import { refusedTitle, refuseRows } from '../../apps/mock-api/src/store/testing/refuse-rows.ts';
import { tempFolder } from '../../apps/mock-api/src/store/testing/temp-folder.ts';

const open = async (folder: string) => {
  const store = await openSqliteStore<Library>({ folder, format: 1, indexes: libraryIndexes });
  onTestFinished(() => store.close());
  return store;
};

/** A store whose database refuses books with `refusedTitle`; process.test.ts holds the same on a real disk that is full. */
async function aStore(how: 'ABORT' | 'ROLLBACK') {
  const folder = tempFolder();
  await (await open(folder)).close();
  refuseRows(folder, how);
  return { folder, store: await open(folder) };
}

describe.each(['ABORT', 'ROLLBACK'] as const)('when the database refuses (%s)', (how) => {
  it('undoes the group, says so, and works again', async () => {
    const { store, folder } = await aStore(how);
    await store.write((tx) => tx.put('books', aBook('before')));
    for (const id of ['lost', 'lost too']) {
      const written = store.write((tx) => {
        tx.put('books', aBook(id));
        tx.remove('books', 'before');
        tx.put('books', aBook('refused', { title: refusedTitle }));
      });
      expect(store.get('books', id)).toBeDefined();
      await expect(written).rejects.toThrow(StoreUnavailable);
      expect(idsOf(store.all('books'))).toEqual(['before']);
    }
    await store.write((tx) => tx.put('books', aBook('after')));
    await store.close();
    expect(idsOf((await open(folder)).all('books'))).toEqual(['before', 'after']);
  });

  it('undoes every group queued behind it, newest first, and not what is written afterwards', async () => {
    const { store, folder } = await aStore(how);
    await store.write((tx) => tx.put('books', aBook('b1', { title: 'Original' })));
    const titles = [refusedTitle, 'Second', 'Third'];
    const written = titles.map((title) => store.write((tx) => tx.put('books', aBook('b1', { title }))));
    const readsOnly = store.write((tx) => tx.get('books', 'b1')?.title);
    expect(store.get('books', 'b1')?.title).toBe('Third');
    const outcomes = await Promise.allSettled([...written, readsOnly]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
    expect(store.get('books', 'b1')?.title).toBe('Original');
    await store.write((tx) => tx.put('books', aBook('b2')));
    await store.close();
    expect([...(await open(folder)).all('books')]).toEqual([aBook('b1', { title: 'Original' }), aBook('b2')]);
  });

  it('has nothing of a refused group in the files, where a kill would bring it back', async () => {
    const { store, folder } = await aStore(how);
    // More than one piece: the first ones have been taken when the last one is refused.
    const books = Array.from({ length: 9 }, (_, number) => aBook(`b${number}`, { title: 'x'.repeat(50_000) }));
    const refused = aBook('refused', { title: refusedTitle });
    await expect(store.replace({ books: [...books, refused] })).rejects.toThrow(StoreUnavailable);
    const copy = tempFolder();
    cpSync(folder, copy, { recursive: true });
    expect((await open(copy)).count('books')).toBe(0);
    await store.write((tx) => tx.put('books', aBook('after')));
    const second = tempFolder();
    cpSync(folder, second, { recursive: true });
    expect(idsOf((await open(second)).all('books'))).toEqual(['after']);
  });
});
