import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { linesOf } from './group-format.ts';
import { writeSnapshot } from './snapshot.ts';
import { type Store, StoreUnavailable } from './store.ts';
import { aJournalStore } from './testing/a-journal-store.ts';
import { aBook, idsOf, type Library } from './testing/library.ts';
import { tempFolder } from './testing/temp-folder.ts';

describe('folding the journal into a snapshot', () => {
  const small = { journalLimit: 2_000 };

  /** Replaces rows, and removes and adds others, until generation `generation` is the only one. */
  async function writeUntil(store: Store<Library>, folder: string, generation: number): Promise<void> {
    for (let step = 0; ; step += 1) {
      await store.write((tx) => {
        tx.put('books', aBook(`b${step % 20}`, { title: `Step ${step}` }));
        tx.remove('books', `b${(step * 7) % 20}`);
      });
      const files = readdirSync(folder).filter((name) => !name.startsWith('lock'));
      if (files.every((name) => name.includes(`-00000${generation}.`)) && !files.some((name) => name.endsWith('.tmp')))
        return;
      expect(step).toBeLessThan(5_000);
    }
  }

  it('leaves one generation of files, and the same rows in the same order', async () => {
    const folder = tempFolder();
    const store = await aJournalStore({ folder, ...small });
    await writeUntil(store, folder, 3);
    const rows = [...store.all('books')];
    await store.close();
    expect(readdirSync(folder)).toEqual(['journal-000003.jsonl', 'lock', 'snapshot-000003.jsonl']);
    const reopened = await aJournalStore({ folder });
    expect([...reopened.all('books')]).toEqual(rows);
  });

  it('is tried again after the disk had no room for it, and loses nothing meanwhile', async () => {
    const warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
    onTestFinished(() => warned.mockRestore());
    const folder = tempFolder();
    let hasRoom = true;
    const store = await aJournalStore({
      folder,
      ...small,
      openFile: (path, flags) =>
        path.endsWith('.tmp') && !hasRoom ? Promise.reject(new Error('ENOSPC')) : open(path, flags),
    });
    hasRoom = false;
    for (let step = 0; !existsSync(join(folder, 'journal-000003.jsonl')); step += 1) {
      await store.write((tx) => tx.put('books', aBook(`b${step}`)));
    }
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('ENOSPC'), 'StoreWarning');
    const rows = [...store.all('books')];
    await store.close();
    expect(readdirSync(folder)).toEqual([
      'journal-000001.jsonl',
      'journal-000002.jsonl',
      'journal-000003.jsonl',
      'lock',
      'snapshot-000001.jsonl',
    ]);
    const reopened = await aJournalStore({ folder, ...small });
    expect([...reopened.all('books')]).toEqual(rows);
    await writeUntil(reopened, folder, 4);
  });

  it('reports what goes wrong in the thread that folds, and keeps the journals', async () => {
    const warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
    onTestFinished(() => warned.mockRestore());
    const folder = tempFolder();
    const store = await aJournalStore({ folder, ...small });
    const snapshot = join(folder, 'snapshot-000001.jsonl');
    const whole = readFileSync(snapshot);
    writeFileSync(snapshot, 'damaged\n');
    for (let step = 0; warned.mock.calls.length === 0; step += 1) {
      await store.write((tx) => tx.put('books', aBook(`b${step}`)));
    }
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('is not as it was written'), 'StoreWarning');
    expect(readdirSync(folder)).toContain('journal-000001.jsonl');
    writeFileSync(snapshot, whole);
    const rows = store.count('books');
    await store.write((tx) => tx.put('books', aBook('last')));
    await store.close();
    const reopened = await aJournalStore({ folder });
    expect(reopened.count('books')).toBe(rows + 1);
  });

  it('has nothing in the snapshot that was queued behind it and then refused', async () => {
    const folder = tempFolder();
    const store = await aJournalStore({
      folder,
      journalLimit: 0,
      openFile: (path, flags) =>
        path.endsWith('journal-000002.jsonl') && flags === 'r+'
          ? Promise.reject(new Error('ENOSPC'))
          : open(path, flags),
    });
    await store.write((tx) => tx.put('books', aBook('b1')));
    const kept = store.write((tx) => tx.put('books', aBook('b2')));
    const refused = store.write((tx) => tx.put('books', aBook('b3')));
    await expect(refused).rejects.toThrow(StoreUnavailable);
    await kept;
    await vi.waitFor(() => expect(readdirSync(folder)).toContain('snapshot-000002.jsonl'));
    await store.close();
    const reopened = await aJournalStore({ folder });
    expect(idsOf(reopened.all('books'))).toEqual(['b1', 'b2']);
  });

  it('goes on with the old journal when no new one can be made, and does not try with every write', async () => {
    const warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
    onTestFinished(() => warned.mockRestore());
    const folder = tempFolder();
    const store = await aJournalStore({
      folder,
      ...small,
      openFile: (path, flags) =>
        path.endsWith('journal-000002.jsonl') ? Promise.reject(new Error('ENOSPC')) : open(path, flags),
    });
    for (let step = 0; step < 100; step += 1) await store.write((tx) => tx.put('books', aBook(`b${step}`)));
    expect(warned.mock.calls.length).toBeGreaterThan(1);
    expect(warned.mock.calls.length).toBeLessThan(10);
    await store.close();
    const reopened = await aJournalStore({ folder });
    expect(reopened.count('books')).toBe(100);
  });

  it('removes at the next start what a killed process left over', async () => {
    const folder = tempFolder();
    const store = await aJournalStore({ folder, ...small });
    await writeUntil(store, folder, 2);
    const rows = [...store.all('books')];
    await store.close();
    for (const name of ['snapshot-000001.jsonl', 'journal-000001.jsonl', 'snapshot-000003.jsonl.tmp']) {
      writeFileSync(join(folder, name), 'left over');
    }
    const reopened = await aJournalStore({ folder });
    expect([...reopened.all('books')]).toEqual(rows);
    await reopened.close();
    expect(readdirSync(folder)).toEqual(['journal-000002.jsonl', 'lock', 'snapshot-000002.jsonl']);
  });

  it('stops when the store is closed', async () => {
    const folder = tempFolder();
    const store = await aJournalStore({ folder, ...small });
    for (let step = 0; !existsSync(join(folder, 'journal-000002.jsonl')); step += 1) {
      await store.write((tx) => tx.put('books', aBook(`b${step}`)));
    }
    const rows = [...store.all('books')];
    await store.close();
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp') || name.startsWith('lock-'))).toEqual([]);
    const reopened = await aJournalStore({ folder });
    expect([...reopened.all('books')]).toEqual(rows);
  });

  it('can be ended at any time, and leaves no file then', async () => {
    const folder = tempFolder();
    const lines = { rows: 1, pieces: linesOf([{ put: 'books', row: aBook('b1') }]) };
    const written = writeSnapshot(join(folder, 'snapshot-000001.jsonl'), lines, open, AbortSignal.abort());
    await expect(written).rejects.toThrow('aborted');
    expect(readdirSync(folder)).toEqual([]);
  });
});
