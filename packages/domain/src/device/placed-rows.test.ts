import { describe, expect, it } from 'vitest';
import { choiceOf, listOf, mapOf, mineFirst } from './kinds.ts';
import { placedChanges, readPlaced } from './placed-rows.ts';

const words = (content: unknown) => (typeof content === 'string' ? content : null);
const rules = { name: null, item: words, most: 4, expiry: null };
const kinds = {
  notes: mapOf<string, string>({ ...rules, key: words, merge: (mine) => mine }),
  list: listOf<string>({ ...rules, keyOf: (word) => word, merge: mineFirst }),
  layout: choiceOf<string>(null, 'cards', words),
};
const row = (kind: string, key: string, place: number, record: unknown = key) => ({
  key: [kind, key],
  value: { place, record },
});
const stored = [row('list', 'a', 2), row('list', 'b', 1), row('notes', 'x', 1, 'old'), row('notes', 'y', 0, 'new')];
const before = readPlaced(kinds, stored);
const changesTo = (changed: Partial<typeof before.values>) =>
  placedChanges(kinds, before, { ...before.values, ...changed }).changes;

describe('rows of records', () => {
  it('are read by place: a list from its first record, a map from its oldest', () => {
    expect(before.values.list).toEqual(['b', 'a']);
    expect([...before.values.notes]).toEqual([
      ['x', 'old'],
      ['y', 'new'],
    ]);
    expect(before.values.layout).toBe('cards');
  });

  it.each([
    [{ key: [], value: { place: 1, record: 'c' } }],
    [row('list', 'c', Number.NaN, 7)],
    [{ key: ['list', 'c'], value: { record: 'c' } }],
    [{ key: ['list', 'c'], value: null }],
    [row('starred', 'c', 1)],
  ])('are skipped if they are foreign or damaged: %j', (foreign) => {
    expect(readPlaced(kinds, [...stored, foreign]).values).toEqual(before.values);
  });

  it('are not written if nothing has changed', () => {
    expect([changesTo({}), changesTo({ list: ['b', 'a'] })]).toEqual([[], []]);
  });

  it.each([
    ['added first', { list: ['c', 'b', 'a'] }, [row('list', 'c', 0)]],
    ['added last', { list: ['b', 'a', 'c'] }, [row('list', 'c', 3)]],
    ['moved to the front', { list: ['a', 'b'] }, [row('list', 'a', 0)]],
    ['removed', { list: ['b'] }, [{ key: ['list', 'a'], value: null }]],
    ['set', { layout: 'table' }, [row('layout', '', 1, 'table')]],
    ['added to a map', { notes: new Map([...before.values.notes, ['z', '!']]) }, [row('notes', 'z', -1, '!')]],
    ['changed in a map', { notes: new Map([...before.values.notes, ['x', '!']]) }, [row('notes', 'x', 1, '!')]],
  ])('are written alone if a record was %s', (_, changed, changes) => {
    expect(changesTo(changed)).toEqual(changes);
  });

  it('move to make room between two others', () => {
    const { changes, places } = placedChanges(kinds, before, { ...before.values, list: ['b', 'c', 'a'] });
    expect(changes).toEqual([row('list', 'b', 0), row('list', 'c', 1)]);
    expect([...(places.get('list') ?? [])]).toEqual([
      ['a', 2],
      ['c', 1],
      ['b', 0],
    ]);
  });
});
