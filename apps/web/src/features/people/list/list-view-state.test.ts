import { describe, expect, it } from 'vitest';
import { readListViewState, withListViewState } from './list-view-state.ts';

const usual = { order: null, typed: '', fit: null };

describe('what an address says of a list', () => {
  it.each([
    ['', usual],
    ['sort=name&find=sql&fit=1-12', { order: 'name', typed: 'sql', fit: { min: 1, max: 12 } }],
    ['fit=10-12', { ...usual, fit: { min: 10, max: 12 } }],
    ['sort=luck', usual],
    ['fit=1', usual],
    ['fit=a1-2', usual],
    ['fit=1-2b', usual],
    ['fit=1000-2', usual],
    ['fit=1-2000', usual],
    ['fit=-', usual],
  ])('“%s” is read, and nonsense left aside', (query, state) => {
    expect(readListViewState(new URLSearchParams(query))).toEqual(state);
  });
});

describe('the address of a list', () => {
  it('leaves out what is usual', () => {
    expect(withListViewState('/list', new URLSearchParams(), { order: null, typed: ' ', fit: null })).toBe('/list');
  });

  it('keeps what narrows and orders it beside what it says already', () => {
    const query = new URLSearchParams('job=job-1');
    const state = { order: 'name', typed: 'big data', fit: { min: 1, max: 2 } } as const;
    expect(withListViewState('/list', query, state)).toBe('/list?job=job-1&sort=name&find=big+data&fit=1-2');
    expect([...query.keys()]).toEqual(['job']);
  });
});
