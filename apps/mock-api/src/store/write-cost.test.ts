import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { anSqliteStore } from './testing/an-sqlite-store.ts';
import { aBook, type Book } from './testing/library.ts';
import { tempFolder } from './testing/temp-folder.ts';

/** Counts what one small write costs in a store of `count` rows. */
async function costOfOneWrite(count: number) {
  const folder = tempFolder();
  let serialized = 0;
  const counted = (id: string): Book & { toJSON(): Book } => ({
    ...aBook(id),
    toJSON: () => {
      serialized += 1;
      return aBook(id);
    },
  });
  const books = Array.from({ length: count }, (_, number) => counted(`b${number}`));
  await (await anSqliteStore({ folder, seed: () => ({ books }) })).close();
  expect(serialized).toBe(count);
  const store = await anSqliteStore({ folder });
  await store.write((tx) => tx.put('books', counted('b500')));
  return { bytes: statSync(join(folder, 'data.db-wal')).size, rowsSerialized: serialized - count };
}

it('a write among 20,000 rows costs as much as one among 1,000: its own row and nothing else', async () => {
  const small = await costOfOneWrite(1_000);
  // The page of the row and the page of the counts.
  expect(small).toEqual({ bytes: 32 + 2 * (24 + 4096), rowsSerialized: 1 });
  expect(await costOfOneWrite(20_000)).toEqual(small);
});
