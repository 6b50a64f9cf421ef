import { describe, expect, it } from 'vitest';
import { Database } from './database.ts';
import { anSqliteStore } from './testing/an-sqlite-store.ts';
import { aBook, type Book } from './testing/library.ts';
import { tempFolder } from './testing/temp-folder.ts';

/** What one small write costs in a store of `count` rows, counted rather than timed. */
async function costOfOneWrite(count: number) {
  let serialised = 0;
  const counted = (id: string): Book & { toJSON(): Book } => ({
    ...aBook(id),
    toJSON: () => {
      serialised += 1;
      return aBook(id);
    },
  });
  const folder = tempFolder();
  const store = await anSqliteStore({
    folder,
    seed: () => ({ books: Array.from({ length: count }, (_, number) => counted(`b${number}`)) }),
  });
  expect(serialised).toBe(count);
  await store.write((tx) => tx.put('books', counted('b500')));
  await store.close();

  const database = new Database({ folder, format: 1 });
  database.begin();
  database.apply([{ put: { place: 500, collection: 'books', id: 'b499', json: JSON.stringify(aBook('b499')) } }]);
  database.commit({ books: count, readers: 0 });
  const logged = database.logLength;
  database.close();
  return { logged, rowsSerialised: serialised - count };
}

describe('a write', () => {
  it('costs the same among 20,000 rows as among 1,000: its own row and nothing else', async () => {
    const small = await costOfOneWrite(1_000);
    // The page of the row, and that of the counts.
    expect(small).toEqual({ logged: 32 + 2 * (24 + 4096), rowsSerialised: 1 });
    expect(await costOfOneWrite(20_000)).toEqual(small);
  });
});
