import { describe, expect, it, vi } from 'vitest';
import { type DataSet, ForeignData } from '../store.ts';
import { aDatabase, aPostgresStore, describeWithPostgres, runSql } from '../testing/a-postgres-store.ts';
import { aBook, aReader, idsOf, type Library } from '../testing/library.ts';
import { storeContract } from '../testing/store-contract.ts';

describeWithPostgres('the PostgreSQL store', () => {
  storeContract('The PostgreSQL store', (rows = {}) => aPostgresStore({ seed: () => rows }));

  describe('opening a database', () => {
    it('finds any text as it was', async () => {
      const url = await aDatabase();
      const odd = aBook('b1', { title: 'A line\nand "quotes" \u2028 \0 \ud800', tags: ['new'] });
      await (await aPostgresStore({ url, seed: () => ({ books: [odd], readers: [aReader('r1')] }) })).close();
      const store = await aPostgresStore({ url });
      expect(store.find('books', 'tags', 'new')).toEqual([odd]);
      expect(store.get('readers', 'r1')).toEqual(aReader('r1'));
    });

    it('stores the seed once, by the first process', async () => {
      const url = await aDatabase();
      const seed = vi.fn<() => DataSet<Library>>(() => ({ books: [aBook('seeded')] }));
      const stores = await Promise.all([1, 2, 3, 4].map(() => aPostgresStore({ url, seed })));
      expect(seed).toHaveBeenCalledOnce();
      for (const store of stores) expect(idsOf(store.all('books'))).toEqual(['seeded']);
    });

    it('leaves nothing behind when the seed cannot be made', async () => {
      const url = await aDatabase();
      const seed = () => {
        throw new Error('no seed');
      };
      await expect(aPostgresStore({ url, seed })).rejects.toThrow('no seed');
      const store = await aPostgresStore({ url, seed: () => ({ books: [aBook('seeded')] }) });
      expect(store.count('books')).toBe(1);
    });

    it.each(['format', 'schema_version'])(
      'is refused when its %s is another, and nothing is changed',
      async (field) => {
        const url = await aDatabase();
        await (await aPostgresStore({ url, seed: () => ({ books: [aBook('b1')] }) })).close();
        await runSql(url, `UPDATE stand_in_meta SET ${field} = 7`);
        await expect(aPostgresStore({ url })).rejects.toThrow(ForeignData);
        await expect(aPostgresStore({ url })).rejects.toThrow(
          /^The database in DATABASE_URL .+ Nothing was changed\.$/,
        );
        expect(await runSql(url, `SELECT ${field} FROM stand_in_meta`)).toEqual([{ [field]: 7 }]);
      },
    );
  });
});
