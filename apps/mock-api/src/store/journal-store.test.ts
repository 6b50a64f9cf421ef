import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { type DataSet, StoreLocked } from './store.ts';
import { aJournalStore } from './testing/a-journal-store.ts';
import { aBook, aReader, idsOf, type Library } from './testing/library.ts';
import { storeContract } from './testing/store-contract.ts';
import { tempFolder } from './testing/temp-folder.ts';

storeContract('The journal store', (rows = {}) => aJournalStore({ seed: () => rows }));

describe('opening a folder', () => {
  it('finds everything as it was, in the order of insertion', async () => {
    const folder = tempFolder();
    const seed = () => ({ books: [aBook('seeded'), aBook('b1'), aBook('b2'), aBook('b3')] });
    const before = await aJournalStore({ folder, seed });
    await before.write((tx) => {
      tx.remove('books', 'b1');
      tx.put('books', aBook('b2', { tags: ['new'] }));
      tx.put('readers', aReader('r1'));
    });
    await before.write((tx) => tx.put('books', aBook('b1')));
    await before.close();
    const store = await aJournalStore({ folder });
    expect(idsOf(store.all('books'))).toEqual(['seeded', 'b2', 'b3', 'b1']);
    expect(idsOf(store.find('books', 'tags', 'new'))).toEqual(['b2']);
    expect(store.get('readers', 'r1')).toEqual(aReader('r1'));
  });

  it('finds what replaced everything, and what was written since', async () => {
    const folder = tempFolder();
    const before = await aJournalStore({
      folder,
      seed: () => ({ books: [aBook('seeded')], readers: [aReader('r1')] }),
    });
    await Promise.all([
      before.write((tx) => tx.put('books', aBook('b1'))),
      before.replace({ books: [aBook('b3'), aBook('b2', { tags: ['new'] })] }),
      before.write((tx) => tx.remove('books', 'b3')),
    ]);
    await before.close();
    const store = await aJournalStore({ folder });
    expect(idsOf(store.all('books'))).toEqual(['b2']);
    expect(idsOf(store.find('books', 'tags', 'new'))).toEqual(['b2']);
    expect(store.count('readers')).toBe(0);
  });

  it('asks for the seed once, and has it on disk before it answers', async () => {
    const folder = join(tempFolder(), 'made', 'when', 'missing');
    const seed = vi.fn<() => DataSet<Library>>(() => ({ books: [aBook('seeded')] }));
    const first = await aJournalStore({ folder, seed });
    expect(readFileSync(join(folder, 'snapshot-000001.jsonl'), 'utf8')).toContain('seeded');
    await first.write((tx) => tx.remove('books', 'seeded'));
    await first.close();
    const second = await aJournalStore({ folder, seed });
    expect(second.count('books')).toBe(0);
    expect(seed).toHaveBeenCalledOnce();
  });

  it('seeds again when the first start was interrupted', async () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'journal-000001.jsonl'), '');
    writeFileSync(join(folder, 'snapshot-000001.jsonl.tmp'), '{"snapshot":1,"ro');
    const store = await aJournalStore({ folder, seed: () => ({ books: [aBook('seeded')] }) });
    expect(store.count('books')).toBe(1);
    expect(readdirSync(folder)).not.toContain('snapshot-000001.jsonl.tmp');
  });

  it('is refused while the folder is open elsewhere', async () => {
    const folder = tempFolder();
    const store = await aJournalStore({ folder });
    await expect(aJournalStore({ folder })).rejects.toThrow(StoreLocked);
    await store.close();
    await expect(aJournalStore({ folder })).resolves.toBeDefined();
  });
});
