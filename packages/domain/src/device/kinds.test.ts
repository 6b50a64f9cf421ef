import { describe, expect, expectTypeOf, it } from 'vitest';
import { choiceOf, countAll, listOf, mapOf, mergeAll, mineFirst, noneOf, revertAll } from './kinds.ts';

const words = (content: unknown) => (typeof content === 'string' ? content : null);
const dated = (content: unknown) => content as { readonly at: string };
const expiry = { months: 24, from: ({ at }: { readonly at: string }) => at };
const now = new Date('2026-11-28T12:00:00.000Z');
const [fresh, old, broken] = [{ at: '2024-11-29T12:00:00.000Z' }, { at: '2024-11-28T12:00:00.000Z' }, { at: 'soon' }];

const notes = mapOf<string, string>({
  name: ['note', 'notes'],
  key: words,
  item: words,
  most: 3,
  expiry: null,
  merge: (mine, other) => `${mine}+${other}`,
});
const list = listOf<string>({
  name: ['word', 'words'],
  item: words,
  most: 3,
  expiry: null,
  keyOf: (word) => word.toLowerCase(),
  merge: mineFirst,
});
const layout = choiceOf<string>(null, 'cards', words);
const kinds = { notes, list, layout };
const mapped = <T>(entries: Record<string, T>) => new Map(Object.entries(entries));

describe('a map of records', () => {
  it('is read without damaged records, and written', () => {
    expect(notes.read({ a: 'x', b: 7 })).toEqual(mapped({ a: 'x' }));
    for (const content of [null, 7, 'x', ['x']]) expect(notes.read(content)).toEqual(notes.none);
    expect(notes.write(mapped({ a: 'x' }))).toEqual({ a: 'x' });
  });

  it('keeps the newest', () => {
    expect([...notes.read({ a: '1', b: '2', c: '3', d: '4' }).keys()]).toEqual(['b', 'c', 'd']);
    const merged = notes.merge(mapped({ c: '3', d: '4' }), mapped({ a: '1', b: '2' }));
    expect([...merged.keys()]).toEqual(['b', 'c', 'd']);
  });

  it('merges two records with one key', () => {
    expect(notes.merge(mapped({ a: 'x' }), mapped({ a: 'y', b: 'z' }))).toEqual(mapped({ a: 'x+y', b: 'z' }));
  });

  it('reverts a change record by record, and keeps what has changed since', () => {
    const [before, after] = [mapped({ a: '1', b: '1' }), mapped({ a: '2', b: '2', c: '2' })];
    expect(notes.revert(after, before, after)).toEqual(before);
    expect(notes.revert(mapped({ a: '3', b: '2', c: '2', d: '3' }), before, after)).toEqual(
      mapped({ a: '3', b: '1', d: '3' }),
    );
  });

  it('counts new and changed records', () => {
    expect(notes.count(mapped({ a: '1', b: '2', c: '3' }), mapped({ a: '1', b: '1' }))).toBe(2);
  });
});

describe('a list of records', () => {
  it('is read without damaged and repeated records', () => {
    expect(list.read(['a', 7, 'A', 'b'])).toEqual(['a', 'b']);
    for (const content of [null, 7, 'x', {}]) expect(list.read(content)).toEqual([]);
  });

  it('keeps the first ones', () => {
    expect([list.read(['a', 'b', 'c', 'd']), list.merge(['a', 'b'], ['B', 'c', 'd'])]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ]);
  });

  it('reverts a change unless it has changed since', () => {
    expect([list.revert(['b', 'a'], ['a'], ['b', 'a']), list.revert(['c'], ['a'], ['b', 'a'])]).toEqual([['a'], ['c']]);
  });

  it('counts new records', () => {
    expect(list.count(['a', 'b'], ['b'])).toBe(1);
  });
});

describe('a choice', () => {
  it('is the default if it is damaged', () => {
    expect([layout.read(7), layout.read('table'), layout.write('table')]).toEqual(['cards', 'table', 'table']);
  });

  it('wins on this device, unless it is the default', () => {
    expect([layout.merge('table', 'tiles'), layout.merge('cards', 'tiles')]).toEqual(['table', 'tiles']);
  });

  it('counts if it is new and not empty', () => {
    expect([layout.count('a', 'a'), layout.count('', 'a'), layout.count('b', 'a')]).toEqual([0, 0, 1]);
  });
});

describe('expiry', () => {
  const rules = { name: null, item: dated, most: Infinity, expiry };

  it('deletes the records of a map after their months', () => {
    const kind = mapOf<string, typeof old>({ ...rules, key: words, merge: (mine) => mine });
    const left = mapped({ fresh, broken });
    expect(kind.expire(mapped({ fresh, old, broken }), now)).toEqual(left);
    expect(kind.expire(left, now)).toBe(left);
  });

  it('deletes the records of a list after their months', () => {
    const kind = listOf<typeof old>({ ...rules, keyOf: ({ at }) => at, merge: mineFirst });
    const left = [fresh, broken];
    expect(kind.expire([fresh, old, broken], now)).toEqual(left);
    expect(kind.expire(left, now)).toBe(left);
  });

  it('leaves kinds without it alone', () => {
    expect([list.expire(['a'], now), layout.expire('table', now)]).toEqual([['a'], 'table']);
  });
});

describe('a table of kinds', () => {
  const mine = { notes: mapped({ a: '1' }), list: ['a'], layout: 'table' };
  const other = { notes: mapped({ b: '2' }), list: ['b'], layout: 'tiles' };
  const after = mergeAll(kinds, mine, other);

  it('merges and reverts each kind', () => {
    expect(after).toEqual({ notes: mapped({ a: '1', b: '2' }), list: ['a', 'b'], layout: 'table' });
    expect(revertAll(kinds, after, { before: mine, after })).toEqual(mine);
  });

  it('counts kinds with a name', () => {
    expect(countAll(kinds, { before: mine, after })).toEqual({ notes: 1, list: 1, layout: 0 });
    expect(countAll(kinds, { before: noneOf(kinds), after })).toEqual({ notes: 2, list: 2, layout: 0 });
  });

  it('needs each part of a line', () => {
    type Line = Parameters<typeof listOf<string>>[0];
    expectTypeOf<Line>().toEqualTypeOf<Required<Line>>();
    expectTypeOf<keyof Line>().toEqualTypeOf<'name' | 'item' | 'most' | 'expiry' | 'keyOf' | 'merge'>();
  });
});
