import { Low } from 'lowdb';
import { describe, expect, it, vi } from 'vitest';
import { type ChangeAdapter, LowStore } from './low-store.ts';
import { StoreUnavailable } from './store.ts';
import { type Change, Tables } from './tables.ts';
import { aBook, idsOf, type Library, libraryIndexes } from './testing/library.ts';

/** A store whose disk answers when the test says so. */
function aStore() {
  const writes: (PromiseWithResolvers<void> & { readonly changes: readonly Change[] })[] = [];
  let recorded: Change[] = [];
  const adapter: ChangeAdapter<Library> = {
    read: async () => null,
    record: (change) => void recorded.push(change),
    write: () => {
      const write = { ...Promise.withResolvers<void>(), changes: recorded };
      recorded = [];
      writes.push(write);
      return write.promise;
    },
    close: async () => undefined,
  };
  const store = new LowStore(new Low(adapter, new Tables<Library>(libraryIndexes)), adapter);
  const nextWrite = async (number: number) => {
    await vi.waitUntil(() => writes.length > number);
    const write = writes[number];
    if (write === undefined) throw new Error('There is no such write');
    return write;
  };
  return { store, writes, nextWrite };
}

describe('work', () => {
  it('runs before write returns, and shows its changes at once', () => {
    const { store } = aStore();
    void store.write((tx) => tx.put('books', aBook('b1')));
    expect(idsOf(store.all('books'))).toEqual(['b1']);
  });
});

describe('an answer', () => {
  it('waits until the disk has what was changed, and what was read', async () => {
    const { store, nextWrite } = aStore();
    const answered: string[] = [];
    const first = store.write((tx) => tx.put('books', aBook('b1'))).then(() => answered.push('first'));
    const reader = store.write((tx) => tx.get('books', 'b1')).then(() => answered.push('reader'));
    (await nextWrite(0)).resolve();
    await first;
    expect(answered).toEqual(['first']);
    (await nextWrite(1)).resolve();
    await reader;
    expect(answered).toEqual(['first', 'reader']);
  });

  it('comes with those of all groups that waited: they share one write', async () => {
    const { store, writes, nextWrite } = aStore();
    const first = store.write((tx) => tx.put('books', aBook('b1')));
    const others = ['b2', 'b3', 'b4'].map((id) => store.write((tx) => tx.put('books', aBook(id))));
    (await nextWrite(0)).resolve();
    const second = await nextWrite(1);
    expect(second.changes).toHaveLength(3);
    second.resolve();
    await Promise.all([first, ...others]);
    expect(writes).toHaveLength(2);
  });
});

describe('when the disk refuses', () => {
  it('undoes every group queued behind it, newest first, and not what is written afterwards', async () => {
    const { store, nextWrite } = aStore();
    const original = store.write((tx) => tx.put('books', aBook('b1', { title: 'Original' })));
    (await nextWrite(0)).resolve();
    await original;
    const titles = ['First', 'Second', 'Third'];
    const written = titles.map((title) => store.write((tx) => tx.put('books', aBook('b1', { title }))));
    const readsOnly = store.write((tx) => tx.get('books', 'b1')?.title);
    expect(store.get('books', 'b1')?.title).toBe('Third');
    (await nextWrite(1)).reject(new Error('the disk is full'));
    for (const one of await Promise.allSettled([...written, readsOnly])) {
      expect(one).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailable) });
    }
    expect(store.get('books', 'b1')?.title).toBe('Original');
    const later = store.write((tx) => tx.put('books', aBook('b2')));
    (await nextWrite(2)).resolve();
    await later;
    expect(idsOf(store.all('books'))).toEqual(['b1', 'b2']);
  });
});
