import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StoredRow } from './stored-row.ts';
import { Table, type Undo } from './table.ts';
import { aBook, type Book } from './testing/library.ts';

const newTable = () => new Table<Book>('books', ['author', 'tags']);

/** As it comes from a file. */
function stored(book: Book): StoredRow<Book> {
  const file = Buffer.from(` ${JSON.stringify(book)}\n`);
  return new StoredRow(book.id, file, 1, file.length - 1);
}

describe('Table', () => {
  it('makes a row of a stored one when somebody asks for it, and answers the same object from then on', () => {
    const table = newTable();
    const book = aBook('b1', { author: 'Zoë' });
    table.load(stored(book));
    expect(table.get('b1')).toEqual(book);
    expect(table.get('b1')).toBe(table.get('b1'));
    expect(table.find('author', 'Zoë')).toEqual([book]);
    expect(table.find('author', 'Zoë')[0]).toBe(table.get('b1'));
  });

  it('keeps nothing of a stored row for a walk through all rows', () => {
    const table = newTable();
    table.load(stored(aBook('b1')));
    const [first] = table.rows();
    const [second] = table.rows();
    expect(first).toEqual(second);
    expect(first).not.toBe(second);
  });

  it('has whole indexes when there is nothing more to prepare', () => {
    const table = newTable();
    for (let number = 0; number < 250; number += 1) table.load(stored(aBook(`b${number}`, { author: 'Ada' })));
    let parts = 0;
    while (table.prepare()) parts += 1;
    // Two indexes, each with a rest after every fifty.
    expect(parts).toBe(10);
    expect(table.find('author', 'Ada')).toHaveLength(250);
  });

  it('makes the same indexes when rows change meanwhile', () => {
    const ids = fc.constantFrom('b5', 'b150', 'b250', 'b299', 'b300');
    const author = fc.constantFrom('Ada', 'Bob', null);
    const step = fc.oneof(
      { weight: 5, arbitrary: fc.record({ put: ids, author }) },
      { weight: 10, arbitrary: fc.record({ remove: ids }) },
      { weight: 2, arbitrary: fc.constant({ prepare: true }) },
      { weight: 5, arbitrary: fc.constant({ undo: true }) },
      { weight: 5, arbitrary: fc.constant({ walk: true }) },
      { weight: 1, arbitrary: fc.constant({ clear: true }) },
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40, size: 'max' }), (steps) => {
        const table = newTable();
        for (let number = 0; number < 300; number += 1) table.load(stored(aBook(`b${number}`, { author: 'Ada' })));
        const undos: Undo[] = [];
        for (const one of steps) {
          if ('put' in one) undos.push(table.put(aBook(one.put, { author: one.author })));
          else if ('remove' in one) undos.push(table.remove(one.remove) ?? (() => undefined));
          else if ('clear' in one) undos.push(table.clear());
          else if ('undo' in one) undos.pop()?.();
          else if ('walk' in one) table.rows().next();
          else table.prepare();
        }
        for (const name of ['Ada', 'Bob']) {
          expect(table.find('author', name)).toEqual([...table.rows()].filter((row) => row.author === name));
        }
      }),
    );
  });
});
