import { expect, it, vi } from 'vitest';
import { type SharedStore, StoreOutcomeUnknown, StoreUnavailable } from '../store.ts';
import { aDatabase, aPostgresStore, describeWithPostgres, runSql } from '../testing/a-postgres-store.ts';
import { aBook, idsOf, type Library } from '../testing/library.ts';
import { DatabaseProxy } from '../testing/database-proxy.ts';

/** A store behind a proxy, and a second store with a direct connection to the same rows. */
async function twoStores() {
  const direct = await aDatabase();
  const { proxy, url } = await DatabaseProxy.to(direct);
  const seed = () => ({ books: [aBook('seeded')] });
  const store = await aPostgresStore({ url, seed });
  return { proxy, store, other: await aPostgresStore({ url: direct }), direct };
}

const within = { timeout: 20_000, interval: 20 };

describeWithPostgres('a store that shares its rows', () => {
  it('knows the rows that another one has stored, in the same order', async () => {
    const { store, other } = await twoStores();
    await Promise.all([
      store.write((tx) => tx.put('books', aBook('b1'))),
      other.write((tx) => tx.put('books', aBook('b2'))),
      store.write((tx) => tx.remove('books', 'seeded')),
      other.write((tx) => tx.put('books', aBook('b3', { tags: ['new'] }))),
    ]);
    await Promise.all([store.reach(other.lastChange), other.reach(store.lastChange)]);
    expect([...store.all('books')]).toEqual([...other.all('books')]);
    expect(idsOf(store.all('books')).toSorted()).toEqual(['b1', 'b2', 'b3']);
    expect(idsOf(store.find('books', 'tags', 'new'))).toEqual(['b3']);
  });

  it('hears of it without being asked', async () => {
    const { store, other } = await twoStores();
    await other.write((tx) => tx.put('books', aBook('b1')));
    await vi.waitFor(() => expect(idsOf(store.all('books'))).toEqual(['seeded', 'b1']), within);
    await other.replace({ books: [aBook('z'), aBook('a')] });
    await vi.waitFor(() => expect(idsOf(store.all('books'))).toEqual(['z', 'a']), within);
  });

  it('works on the newest rows of all processes', async () => {
    const { store, other } = await twoStores();
    const add = async (to: typeof store) => {
      await to.write((tx) => {
        const { title = '' } = tx.get('books', 'seeded') ?? {};
        tx.put('books', aBook('seeded', { title: `${title}x` }));
      });
    };
    await Promise.all(Array.from({ length: 60 }, (_, at) => add(at % 2 === 0 ? store : other)));
    await store.reach(other.lastChange);
    expect(store.get('books', 'seeded')?.title).toBe(`Book seeded${'x'.repeat(60)}`);
  });

  it('shows no uncommitted rows', async () => {
    const { proxy, store } = await twoStores();
    const before = proxy.commits;
    const written = store.write((tx) => tx.put('books', aBook('b1')));
    const seen = new Set<number>();
    // Committed changes may be visible before they are acknowledged.
    const watch = setInterval(() => proxy.commits === before && seen.add(store.count('books')), 0);
    await written.finally(() => clearInterval(watch));
    expect([...seen].filter((count) => count !== 1)).toEqual([]);
    expect(store.count('books')).toBe(2);
  });

  it('reads all rows again when the log does not go back far enough, or is another one', async () => {
    const { proxy, store, other, direct } = await twoStores();
    proxy.cut();
    await other.write((tx) => tx.put('books', aBook('b1')));
    await other.write((tx) => tx.put('books', aBook('b2')));
    await runSql(direct, 'DELETE FROM stand_in_changes WHERE change <= 2');
    proxy.restore();
    await vi.waitFor(() => expect(idsOf(store.all('books'))).toEqual(['seeded', 'b1', 'b2']), within);
    await runSql(
      direct,
      'UPDATE stand_in_changes SET id = gen_random_uuid(); DELETE FROM stand_in_rows WHERE place = 1',
    );
    await store.write((tx) => tx.put('books', aBook('b3')));
    expect(idsOf(store.all('books'))).toEqual(['b1', 'b2', 'b3']);
  });
});

describeWithPostgres('when the connection is lost', () => {
  it('before the commit, nothing is stored, and the next write is', async () => {
    const { proxy, store, other } = await twoStores();
    proxy.atCommit = 'cut before';
    await expect(store.write((tx) => tx.put('books', aBook('b1')))).rejects.toThrow(StoreUnavailable);
    expect(idsOf(store.all('books'))).toEqual(['seeded']);
    await store.write((tx) => tx.put('books', aBook('b2')));
    await other.reach(store.lastChange);
    expect(idsOf(other.all('books'))).toEqual(['seeded', 'b2']);
  });

  it.each<[what: string, change: (store: SharedStore<Library>) => Promise<void>]>([
    ['a group', (store) => store.write((tx) => tx.put('books', aBook('b1')))],
    ['a replacement', (store) => store.replace({ books: [aBook('seeded'), aBook('b1')] })],
  ])('behind the commit, %s is found in the log and stored once', async (_what, change) => {
    const { proxy, store, other, direct } = await twoStores();
    proxy.atCommit = 'cut after';
    await change(store);
    await other.reach(store.lastChange);
    for (const one of [store, other]) expect(idsOf(one.all('books'))).toEqual(['seeded', 'b1']);
    expect(await runSql(direct, 'SELECT count(*)::int AS count FROM stand_in_changes')).toEqual([{ count: 2 }]);
  });

  it.each(['cut before', 'cut after'] as const)(
    'for good (%s), what came of it is unknown until it can be read',
    async (how) => {
      const { proxy, store } = await twoStores();
      proxy.staysCut = true;
      proxy.atCommit = how;
      await expect(store.write((tx) => tx.put('books', aBook('b1')))).rejects.toThrow(StoreOutcomeUnknown);
      await expect(store.write((tx) => tx.put('books', aBook('b2')))).rejects.not.toThrow(StoreOutcomeUnknown);
      // Nothing is served that may be older than what was stored from here.
      await expect(store.reach(0)).rejects.toThrow(StoreUnavailable);
      proxy.restore();
      await store.reach(0);
      expect(store.reach(0)).toBeUndefined();
      expect(idsOf(store.all('books'))).toEqual(how === 'cut after' ? ['seeded', 'b1'] : ['seeded']);
    },
  );

  it('one new connection listens if the loss interrupts LISTEN', async () => {
    const direct = await aDatabase();
    const { proxy, url } = await DatabaseProxy.to(direct);
    proxy.cutsFirstListen = true;
    const [store, other] = [await aPostgresStore({ url }), await aPostgresStore({ url: direct })];
    for (let count = 1; count <= 40; count += 1) {
      await other.write((tx) => tx.put('books', aBook(`b${count}`)));
      await vi.waitFor(() => expect(store.count('books')).toBe(count), within);
    }
    expect(proxy.listens).toBe(2);
  });

  it('reads go on, and a reader who has seen more waits', async () => {
    const { proxy, store, other } = await twoStores();
    proxy.cut();
    await other.write((tx) => tx.put('books', aBook('b1')));
    expect(idsOf(store.all('books'))).toEqual(['seeded']);
    await expect(store.write((tx) => tx.put('books', aBook('b2')))).rejects.toThrow(StoreUnavailable);
    const reached = store.reach(other.lastChange);
    proxy.restore();
    await reached;
    expect(idsOf(store.all('books'))).toEqual(['seeded', 'b1']);
  });
});

describeWithPostgres('a group that the database refuses', () => {
  it('is undone with all groups of its transaction, and later writes are stored', async () => {
    const { store, direct } = await twoStores();
    await runSql(
      direct,
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'disk full'; END $$;
       CREATE TRIGGER refuse BEFORE INSERT ON stand_in_rows FOR EACH ROW WHEN (new.json LIKE '%"bad"%') EXECUTE FUNCTION refuse()`,
    );
    const written = ['b1', 'bad', 'b3'].map((id) => store.write((tx) => tx.put('books', aBook(id))));
    for (const one of await Promise.allSettled(written))
      expect(one).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailable) });
    await store.write((tx) => tx.put('books', aBook('b4')));
    expect(idsOf(store.all('books'))).toEqual(['seeded', 'b4']);
  });
});
