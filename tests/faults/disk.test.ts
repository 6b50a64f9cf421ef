import { cpSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openJournalStore } from '../../apps/mock-api/src/store/journal-store.ts';
import { StoreUnavailable } from '../../apps/mock-api/src/store/store.ts';
import { FaultyDisk, type Operation } from '../../apps/mock-api/src/store/testing/faulty-disk.ts';
import { aBook, idsOf, type Library, libraryIndexes } from '../../apps/mock-api/src/store/testing/library.ts';
import { tempFolder } from '../../apps/mock-api/src/store/testing/temp-folder.ts';

async function aStore() {
  const folder = tempFolder();
  const disk = new FaultyDisk();
  const open = () => openJournalStore<Library>({ folder, indexes: libraryIndexes, openFile: disk.openFile });
  const store = await open();
  onTestFinished(() => store.close());
  return { store, disk, folder, open };
}

describe('when the disk refuses', () => {
  it.each<Operation[]>([
    ['write'],
    ['datasync'],
    ['write', 'truncate'],
    ['write', 'open'],
    ['datasync', 'truncate', 'open'],
  ])('undoes the group, says so, and works again with the disk (%s, %s, %s)', async (...refused) => {
    const { store, disk, open } = await aStore();
    await store.write((tx) => tx.put('books', aBook('before')));
    for (const operation of refused) disk.refused.add(operation);
    for (const id of ['lost', 'lost too']) {
      const written = store.write((tx) => tx.put('books', aBook(id)));
      expect(store.get('books', id)).toBeDefined();
      await expect(written).rejects.toThrow(StoreUnavailable);
      expect(idsOf(store.all('books'))).toEqual(['before']);
    }
    disk.refused.clear();
    await store.write((tx) => tx.put('books', aBook('after')));
    await store.close();
    const reopened = await open();
    expect(idsOf(reopened.all('books'))).toEqual(['before', 'after']);
    await reopened.close();
  });

  it('undoes every group queued behind it, newest first, and not what is written afterwards', async () => {
    const { store, disk } = await aStore();
    await store.write((tx) => tx.put('books', aBook('b1', { title: 'Original' })));
    disk.refused.add('write');
    const titles = ['First', 'Second', 'Third'];
    const written = titles.map((title) => store.write((tx) => tx.put('books', aBook('b1', { title }))));
    const readsOnly = store.write((tx) => tx.get('books', 'b1')?.title);
    expect(store.get('books', 'b1')?.title).toBe('Third');
    const outcomes = await Promise.allSettled([...written, readsOnly]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
    expect(store.get('books', 'b1')?.title).toBe('Original');
    disk.refused.clear();
    await store.write((tx) => tx.put('books', aBook('b1', { title: 'Later' })));
    expect(store.get('books', 'b1')?.title).toBe('Later');
  });

  it('does not leave a refused group in the file, where a kill would bring it back', async () => {
    const { store, disk, folder } = await aStore();
    disk.refused.add('datasync');
    await expect(store.write((tx) => tx.put('books', aBook('refused')))).rejects.toThrow(StoreUnavailable);
    disk.refused.clear();
    const copy = tempFolder();
    cpSync(folder, copy, { recursive: true, filter: (path) => !path.includes('/lock-') });
    const reopened = await openJournalStore<Library>({ folder: copy, indexes: libraryIndexes });
    onTestFinished(() => reopened.close());
    expect(reopened.count('books')).toBe(0);
  });
});

describe('closing on a disk that refuses', () => {
  it('touches nothing when nothing is left of a refused group', async () => {
    const { store, disk } = await aStore();
    for (const operation of ['open', 'write', 'truncate'] as const) disk.refused.add(operation);
    await expect(store.write((tx) => tx.put('books', aBook('refused')))).rejects.toThrow(StoreUnavailable);
    await expect(store.close()).resolves.toBeUndefined();
  });

  it('says so when the rest of a refused group stays in the file, and releases the folder', async () => {
    const { store, disk, open } = await aStore();
    for (const operation of ['datasync', 'truncate'] as const) disk.refused.add(operation);
    await expect(store.write((tx) => tx.put('books', aBook('refused')))).rejects.toThrow(StoreUnavailable);
    await expect(store.close()).rejects.toThrow('ENOSPC');
    await (await open()).close();
  });
});

describe('an answer', () => {
  it('waits for the sync of the group and of what it has read', async () => {
    const { store, disk } = await aStore();
    const sync = disk.holdSync();
    const answered: string[] = [];
    const first = store.write((tx) => tx.put('books', aBook('b1'))).then(() => answered.push('first'));
    const second = store.write((tx) => tx.get('books', 'b1')).then(() => answered.push('reader'));
    await sync.reached;
    for (let turn = 0; turn < 100; turn += 1) await nextTurn();
    expect(answered).toEqual([]);
    sync.release();
    await Promise.all([first, second]);
    expect(answered).toEqual(['first', 'reader']);
  });
});
