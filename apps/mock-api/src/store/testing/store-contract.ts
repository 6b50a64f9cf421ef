import { describe, expect, it } from 'vitest';
import type { DataSet, Store } from '../store.ts';
import { aBook, aReader, idsOf, type Library } from './library.ts';

/** Tests the contract of the store port. `open` returns a store with these rows and closes it after the test. */
export function storeContract(name: string, open: (rows?: DataSet<Library>) => Promise<Store<Library>>): void {
  describe(`${name} as a store`, () => {
    describe('reading', () => {
      it('keeps collections apart', async () => {
        const store = await open({ books: [aBook('same')], readers: [aReader('same')] });
        expect(store.get('readers', 'same')).toEqual(aReader('same'));
        expect(store.count('books')).toBe(1);
      });

      it('accepts any text as an id', async () => {
        const ids = ['10', '9', '__proto__', 'constructor', '', 'ü\n"'];
        const store = await open({ books: ids.map((id) => aBook(id)) });
        expect(idsOf(store.all('books'))).toEqual(ids);
        expect(store.get('books', 'toString')).toBeUndefined();
      });

      it('refuses to search a field without an index', async () => {
        const store = await open();
        expect(() => store.find('books', 'title', 'Book')).toThrow('books has no index on "title"');
      });
    });

    describe('writing', () => {
      it('resolves with the result of the work', async () => {
        const store = await open();
        await expect(store.write(() => 42)).resolves.toBe(42);
      });

      it('shows changes inside the work at once and outside after they are stored', async () => {
        const store = await open({ books: [aBook('b1')] });
        const written = store.write((tx) => {
          tx.put('books', aBook('b2', { author: 'Bob' }));
          tx.remove('books', 'b1');
          return [
            idsOf(tx.all('books')),
            idsOf(tx.find('books', 'author', 'Bob')),
            tx.count('books'),
            tx.get('books', 'b1'),
          ];
        });
        await expect(written).resolves.toEqual([['b2'], ['b2'], 1, undefined]);
        expect(idsOf(store.all('books'))).toEqual(['b2']);
      });

      it('returns whether it removed a row, and removes it from the indexes', async () => {
        const store = await open({ books: [aBook('b1'), aBook('b2')] });
        expect(idsOf(store.find('books', 'tags', 'novel'))).toEqual(['b1', 'b2']);
        await expect(store.write((tx) => [tx.remove('books', 'b1'), tx.remove('books', 'b1')])).resolves.toEqual([
          true,
          false,
        ]);
        expect(idsOf(store.find('books', 'tags', 'novel'))).toEqual(['b2']);
      });

      it('runs each work once, in the order of the calls', async () => {
        const store = await open();
        const steps: string[] = [];
        const written = ['first', 'second'].map((work) => store.write(() => void steps.push(work)));
        await Promise.all(written);
        expect(steps).toEqual(['first', 'second']);
      });

      it('refuses asynchronous work and undoes it', async () => {
        const store = await open();
        const written = store.write(async (tx) => tx.put('books', aBook('b1')));
        await expect(written).rejects.toThrow('must be synchronous');
        expect(store.count('books')).toBe(0);
      });

      it('refuses a change after the work has ended', async () => {
        const store = await open();
        const tx = await store.write((writer) => writer);
        expect(() => tx.put('books', aBook('b1'))).toThrow('outside a group');
        expect(() => tx.remove('books', 'b1')).toThrow('outside a group');
      });

      it('refuses a nested group and keeps working', async () => {
        const store = await open();
        const inner = await store.write(() => ({
          settled: Promise.allSettled([store.write(() => undefined)]),
        }));
        expect(await inner.settled).toEqual([
          { status: 'rejected', reason: new Error('A group of changes was started inside another one') },
        ]);
        await expect(store.write(() => 'fine')).resolves.toBe('fine');
      });

      it('replaces nothing if reading the new rows fails', async () => {
        const rows = { books: [aBook('b1'), aBook('b2', { tags: ['long'] })], readers: [aReader('r1')] };
        const store = await open(rows);
        expect(store.find('books', 'tags', 'novel')).toHaveLength(1);
        function* torn() {
          yield aBook('b1', { tags: ['new'] });
          expect(idsOf(store.find('books', 'tags', 'new'))).toEqual(['b1']);
          throw new RangeError('torn');
        }
        await expect(store.replace({ readers: [aReader('r2')], books: torn() })).rejects.toThrow(
          new RangeError('torn'),
        );
        expect([...store.all('books')]).toEqual(rows.books);
        expect([...store.all('readers')]).toEqual(rows.readers);
        expect(idsOf(store.find('books', 'tags', 'novel'))).toEqual(['b1']);
        expect(store.find('books', 'tags', 'new')).toEqual([]);
      });

      it('changes the version of a collection with each change, even an undone one', async () => {
        const store = await open({ books: [aBook('b1')], readers: [aReader('r1')] });
        const versions = new Set([store.version('books')]);
        const readers = store.version('readers');
        const steps = [
          () => store.write((tx) => tx.put('books', aBook('b1', { title: 'Other' }))),
          () => store.write((tx) => tx.put('books', aBook('b2'))),
          () => store.write((tx) => tx.remove('books', 'b1')),
          () =>
            store.write((tx) => {
              tx.put('books', aBook('b3'));
              throw new Error('no');
            }),
        ];
        for (const step of steps) {
          await Promise.allSettled([step()]);
          versions.add(store.version('books'));
        }
        expect(store.version('readers')).toBe(readers);
        await store.replace({ books: [aBook('b2')] });
        versions.add(store.version('books'));
        expect(versions.size).toBe(6);
      });

      it('refuses to replace rows after it is closed', async () => {
        const store = await open({ books: [aBook('b1')] });
        await store.close();
        await expect(store.replace({})).rejects.toThrow('closed');
        expect(store.count('books')).toBe(1);
      });

      it('stores queued groups before it closes', async () => {
        const store = await open();
        const order: string[] = [];
        const written = ['b1', 'b2', 'b3'].map((id) =>
          store.write((tx) => tx.put('books', aBook(id))).then(() => order.push(id)),
        );
        await Promise.all([store.close().then(() => order.push('closed')), ...written]);
        expect(order).toEqual(['b1', 'b2', 'b3', 'closed']);
      });

      it('refuses to write after it is closed', async () => {
        const store = await open();
        await store.close();
        await store.close();
        await expect(store.write((tx) => tx.put('books', aBook('b1')))).rejects.toThrow('closed');
        expect(store.count('books')).toBe(0);
      });
    });
  });
}
