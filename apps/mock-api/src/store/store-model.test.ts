import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openMemoryStore } from './low-store.ts';
import { openPostgresStore } from './postgres/open-postgres-store.ts';
import { openSqliteStore } from './sqlite-store.ts';
import { type Store, StoreUnavailable } from './store.ts';
import { aDatabase, noPostgresReason } from './testing/a-postgres-store.ts';
import { aBook, type Book, type Library, libraryIndexes } from './testing/library.ts';
import { refusedTitle, refuseRows } from './testing/refuse-rows.ts';

type Change = { put: Book } | { remove: string };
type Group = { changes: Change[]; throws: boolean } | { books: Book[] };
type Step =
  /** Groups written at once, without waiting for one another. */
  { do: 'write'; groups: Group[] } | { do: 'reopen' };

const id = fc.constantFrom('b1', 'b2', 'b3', 'b4', 'b5');
const author = fc.constantFrom('Ada', 'Bob', null);
const tags = fc.array(fc.constantFrom('novel', 'long', 'new'), { maxLength: 3 });
const book = fc.record({ id, author, tags }).map((made) => aBook(made.id, made));
/** The disk refuses a group with it, and all that is queued behind that. */
const refusedBook = id.map((made) => aBook(made, { title: refusedTitle }));
const removal = id.map((remove): Change => ({ remove }));
const stepsOf = (put: fc.Arbitrary<Book>): fc.Arbitrary<Step> => {
  const change = fc.oneof(
    put.map((made): Change => ({ put: made })),
    removal,
  );
  const changes = fc.record({ changes: fc.array(change, { maxLength: 5 }), throws: fc.nat(3).map((n) => n === 0) });
  const replacement = fc.record({ books: fc.uniqueArray(put, { maxLength: 4, selector: (one) => one.id }) });
  const group: fc.Arbitrary<Group> = fc.oneof({ weight: 4, arbitrary: changes }, { weight: 1, arbitrary: replacement });
  return fc.array(group, { minLength: 1, maxLength: 4 }).map((groups): Step => ({ do: 'write', groups }));
};
const write = stepsOf(book);
const writeOrRefusal = stepsOf(fc.oneof({ weight: 9, arbitrary: book }, { weight: 1, arbitrary: refusedBook }));
const reopen = fc.constant<Step>({ do: 'reopen' });
const restarted = (steps: fc.Arbitrary<Step>) =>
  fc.array(fc.oneof({ weight: 3, arbitrary: steps }, { weight: 1, arbitrary: reopen }), { maxLength: 12 });

const doesThrow = (group: Group) => 'throws' in group && group.throws;
const hasRefusedBook = (group: Group) =>
  ('books' in group ? group.books : group.changes.flatMap((one) => ('put' in one ? [one.put] : []))).some(
    ({ title }) => title === refusedTitle,
  );

/** A group is kept when its `write` resolves; the groups of one step are kept in their order. */
async function play(step: Step & { do: 'write' }, store: Store<Library>, model: Map<string, Book>): Promise<void> {
  const outcomes = await Promise.allSettled(
    step.groups.map((one) => {
      if ('books' in one) return store.replace({ books: one.books });
      return store.write((tx) => {
        apply(
          one.changes,
          (row) => tx.put('books', row),
          (key) => tx.remove('books', key),
        );
        if (one.throws) throw new RangeError('the work threw');
      });
    }),
  );
  // The groups of a step share a transaction.
  const isRefused = step.groups.some((one) => hasRefusedBook(one) && !doesThrow(one));
  for (const [place, one] of step.groups.entries()) {
    const outcome = outcomes[place];
    if (outcome?.status === 'fulfilled') {
      if ('books' in one) model.clear();
      apply(
        'books' in one ? one.books.map((put) => ({ put })) : one.changes,
        (row) => model.set(row.id, row),
        (key) => model.delete(key),
      );
    }
    const error = outcome?.status === 'rejected' ? outcome.reason.constructor : undefined;
    expect(error).toBe(isRefused ? StoreUnavailable : doesThrow(one) ? RangeError : undefined);
  }
}

function apply(list: Change[], onPut: (row: Book) => void, onRemove: (key: string) => void): void {
  for (const one of list) {
    if ('put' in one) onPut(one.put);
    else onRemove(one.remove);
  }
}

function expectSame(store: Store<Library>, model: Map<string, Book>): void {
  const rows = [...model.values()];
  expect([...store.all('books')]).toEqual(rows);
  expect(store.count('books')).toBe(rows.length);
  for (const key of ['b1', 'b2', 'b3', 'b4', 'b5']) expect(store.get('books', key)).toEqual(model.get(key));
  for (const value of ['novel', 'long', 'new']) {
    expect(store.find('books', 'tags', value)).toEqual(rows.filter((row) => row.tags.includes(value)));
  }
  // 'null' is no author.
  for (const value of ['Ada', 'Bob', 'null']) {
    expect(store.find('books', 'author', value)).toEqual(rows.filter((row) => row.author === value));
  }
}

/** Closes the store in the end. */
async function playAll(steps: readonly Step[], open: () => Promise<Store<Library>>): Promise<void> {
  const model = new Map<string, Book>();
  let store = await open();
  try {
    for (const step of steps) {
      if (step.do === 'reopen') {
        await store.close();
        store = await open();
      } else await play(step, store, model);
      expectSame(store, model);
    }
  } finally {
    await store.close();
  }
}

describe('for any writes in any order', () => {
  it('the memory store equals a plain map', async () => {
    const asserted = fc.assert(
      fc.asyncProperty(fc.array(write, { maxLength: 10 }), async (steps) => {
        const store = openMemoryStore<Library>(libraryIndexes);
        const model = new Map<string, Book>();
        for (const step of steps) {
          if (step.do === 'write') await play(step, store, model);
          expectSame(store, model);
        }
      }),
    );
    await expect(asserted).resolves.toBeUndefined();
  }, 30_000);

  it('the SQLite store does, over refusals and restarts', async () => {
    const asserted = fc.assert(
      fc.asyncProperty(fc.constantFrom('ABORT', 'ROLLBACK'), restarted(writeOrRefusal), async (how, list) => {
        const folder = mkdtempSync(join(tmpdir(), 'store-'));
        const open = () => openSqliteStore<Library>({ folder, format: 1, indexes: libraryIndexes });
        await (await open()).close();
        refuseRows(folder, how);
        await playAll(list, open);
        rmSync(folder, { recursive: true });
      }),
      { numRuns: 25 },
    );
    await expect(asserted).resolves.toBeUndefined();
  }, 120_000);

  it.skipIf(noPostgresReason !== undefined)(
    `the PostgreSQL store does, over restarts ${noPostgresReason ?? ''}`,
    async () => {
      const asserted = fc.assert(
        fc.asyncProperty(restarted(write), async (list) => {
          const url = await aDatabase();
          const open = () => openPostgresStore<Library>({ url, format: 1, indexes: libraryIndexes });
          await playAll(list, open);
        }),
        { numRuns: 6 },
      );
      await expect(asserted).resolves.toBeUndefined();
    },
    600_000,
  );
});
