import { LowSync } from 'lowdb';
import { describe, expect, it } from 'vitest';
import { type ChangeAdapter, LowStore } from './low-store.ts';
import { StoreUnavailable } from './store.ts';
import { type Change, Tables } from './tables.ts';
import { aBook, idsOf, type Library, libraryIndexes } from './testing/library.ts';

/** A store on a fake disk, which counts the changes of each write and refuses while `isFull`. */
function aStore() {
  const disk = { isFull: false, writes: [] as number[] };
  let recorded: readonly Change[] = [];
  const adapter: ChangeAdapter<Library> = {
    read: () => null,
    record: (changes) => {
      recorded = changes;
    },
    write: () => {
      if (disk.isFull) throw new Error('the disk is full');
      disk.writes.push(recorded.length);
    },
    close: () => undefined,
  };
  return { disk, store: new LowStore(new LowSync(adapter, new Tables<Library>(libraryIndexes)), adapter) };
}

describe('a write', () => {
  it('resolves after the disk write, even if it changed nothing', async () => {
    const { store, disk } = aStore();
    const writesAtReply: number[] = [];
    await Promise.all([
      store.write((tx) => tx.put('books', aBook('b1'))).then(() => writesAtReply.push(disk.writes.length)),
      store.write((tx) => tx.get('books', 'b1')).then(() => writesAtReply.push(disk.writes.length)),
    ]);
    expect(writesAtReply).toEqual([1, 1]);
  });

  it('shares one disk write with the others of the same turn', async () => {
    const { store, disk } = aStore();
    await Promise.all(['b1', 'b2', 'b3'].map((id) => store.write((tx) => tx.put('books', aBook(id)))));
    await store.write((tx) => tx.put('books', aBook('b4')));
    expect(disk.writes).toEqual([3, 1]);
  });
});

describe('a disk that refuses', () => {
  it('undoes all groups of the turn, newest first, and none that is written later', async () => {
    const { store, disk } = aStore();
    await store.write((tx) => tx.put('books', aBook('b1', { title: 'Original' })));
    disk.isFull = true;
    const titles = ['First', 'Second', 'Third'];
    const written = titles.map((title) => store.write((tx) => tx.put('books', aBook('b1', { title }))));
    const readsOnly = store.write((tx) => tx.get('books', 'b1')?.title);
    const throws = store.write((tx) => {
      throw new Error(`${tx.get('books', 'b1')?.title} is taken`);
    });
    for (const one of await Promise.allSettled([...written, readsOnly, throws]))
      expect(one).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailable) });
    expect(store.get('books', 'b1')?.title).toBe('Original');
    disk.isFull = false;
    await store.write((tx) => tx.put('books', aBook('b2')));
    expect(idsOf(store.all('books'))).toEqual(['b1', 'b2']);
  });

  it('does not keep the store from closing', async () => {
    const { store, disk } = aStore();
    disk.isFull = true;
    const written = store.write((tx) => tx.put('books', aBook('b1')));
    await Promise.all([expect(written).rejects.toThrow(StoreUnavailable), store.close()]);
  });
});
