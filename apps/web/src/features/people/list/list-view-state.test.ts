import { describe, expect, it } from 'vitest';
import { type ListViewState, readListViewState, withListViewState } from './list-view-state.ts';

const usual = { order: null, typed: '', fit: null, verdict: null, leftOut: [], layout: null };

describe('the list parameters of a URL', () => {
  it.each([
    ['', usual],
    ['sort=name&find=sql&fit=1-12', { ...usual, order: 'name', typed: 'sql', fit: { min: 1, max: 12 } }],
    ['verdict=maybe', { ...usual, verdict: 'maybe' }],
    ['verdict=unsure', usual],
    ['layout=table', { ...usual, layout: 'table' }],
    ['layout=tiles', usual],
    ['leaveout=emailed,viewed', { ...usual, leftOut: ['viewed', 'emailed'] }],
    ['leaveout=note%2Cluck,note', { ...usual, leftOut: ['note'] }],
    ['leaveout=', usual],
    ['fit=10-12', { ...usual, fit: { min: 10, max: 12 } }],
    ['sort=luck', usual],
    ['fit=1', usual],
    ['fit=a1-2', usual],
    ['fit=1-2b', usual],
    ['fit=1000-2', usual],
    ['fit=1-2000', usual],
    ['fit=-', usual],
  ])('are read and invalid ones ignored: “%s”', (query, state) => {
    expect(readListViewState(new URLSearchParams(query))).toEqual(state);
  });
});

describe('the URL of a list', () => {
  it('omits defaults', () => {
    expect(withListViewState('/list', new URLSearchParams(), { ...usual, typed: ' ' })).toBe('/list');
  });

  it('adds order, search text, fit, verdict, layout and leave-outs to the other parameters', () => {
    const query = new URLSearchParams('job=job-1');
    const state: ListViewState = {
      order: 'name',
      typed: 'big data',
      fit: { min: 1, max: 2 },
      verdict: 'not-a-fit',
      leftOut: ['viewed', 'emailed'],
      layout: 'table',
    };
    expect(withListViewState('/list', query, state)).toBe(
      '/list?job=job-1&sort=name&find=big+data&fit=1-2&verdict=not-a-fit&layout=table&leaveout=viewed,emailed',
    );
    expect([...query.keys()]).toEqual(['job']);
    const onlyLeftOut = { ...usual, leftOut: ['note'] } as const;
    expect(withListViewState('/list', new URLSearchParams(), onlyLeftOut)).toBe('/list?leaveout=note');
  });
});
