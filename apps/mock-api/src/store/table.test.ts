import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Table, type Undo } from './table.ts';
import { aBook, type Book } from './testing/library.ts';

it('a table finds the rows of a plain scan after any change, whenever an index is first used', () => {
  const ids = fc.constantFrom('b5', 'b15', 'b25', 'b29', 'b30');
  const author = fc.constantFrom('Ada', 'Bob', null);
  const step = fc.oneof(
    { weight: 5, arbitrary: fc.record({ put: ids, author }) },
    { weight: 10, arbitrary: fc.record({ remove: ids }) },
    { weight: 5, arbitrary: fc.constant({ undo: true }) },
    { weight: 5, arbitrary: fc.constant({ walk: true }) },
    { weight: 2, arbitrary: fc.constant({ find: true }) },
    { weight: 1, arbitrary: fc.constant({ clear: true }) },
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40, size: 'max' }), (steps) => {
      const table = new Table<Book>('books', ['author', 'tags']);
      let place = 0;
      const put = (id: string, by: string | null) => table.put(aBook(id, { author: by }), (place += 1)).undo;
      for (let number = 0; number < 30; number += 1) put(`b${number}`, 'Ada');
      const undos: Undo[] = [];
      for (const one of steps) {
        if ('put' in one) undos.push(put(one.put, one.author));
        else if ('remove' in one) undos.push(table.remove(one.remove)?.undo ?? (() => undefined));
        else if ('clear' in one) undos.push(table.clear());
        else if ('undo' in one) undos.pop()?.();
        else if ('find' in one) table.find('author', 'Ada');
        else table.rows().next();
      }
      for (const name of ['Ada', 'Bob']) {
        expect(table.find('author', name)).toEqual([...table.rows()].filter((row) => row.author === name));
      }
    }),
  );
});
