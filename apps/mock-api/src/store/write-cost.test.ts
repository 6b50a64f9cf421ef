import { describe, expect, it } from 'vitest';
import { aJournalStore } from './testing/a-journal-store.ts';
import { FaultyDisk } from './testing/faulty-disk.ts';
import { aBook, type Book } from './testing/library.ts';

/** What one small write costs in a store of `count` rows, counted rather than timed. */
async function costOfOneWrite(count: number) {
  const disk = new FaultyDisk();
  let serialised = 0;
  const counted = (id: string): Book & { toJSON(): Book } => ({
    ...aBook(id),
    toJSON: () => {
      serialised += 1;
      return aBook(id);
    },
  });
  const store = await aJournalStore({
    seed: () => ({ books: Array.from({ length: count }, (_, number) => counted(`b${number}`)) }),
    openFile: disk.openFile,
  });
  expect(serialised).toBe(count);
  const before = disk.bytesWritten;
  await store.write((tx) => tx.put('books', counted('b500')));
  return { bytes: disk.bytesWritten - before, rowsSerialised: serialised - count };
}

describe('a write', () => {
  it('costs the same among 20,000 rows as among 1,000: its own row and nothing else', async () => {
    const small = await costOfOneWrite(1_000);
    expect(small).toEqual({ bytes: expect.any(Number), rowsSerialised: 1 });
    expect(small.bytes).toBeLessThan(200);
    expect(await costOfOneWrite(20_000)).toEqual(small);
  });
});
