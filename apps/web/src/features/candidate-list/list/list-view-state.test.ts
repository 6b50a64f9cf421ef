import { describe, expect, it } from 'vitest';
import { type ListViewState, readListViewState, withListViewState } from './list-view-state.ts';

const usual = {
  order: null,
  typed: '',
  verdict: null,
  answer: 'all',
  hidden: [],
  leastFit: null,
  layout: null,
} as const;

describe('the list parameters of a URL', () => {
  it.each([
    ['', usual],
    ['sort=name&find=sql', { ...usual, order: 'name', typed: 'sql' }],
    ['verdict=maybe', { ...usual, verdict: 'maybe' }],
    ['verdict=unsure', usual],
    ['answer=unanswered', { ...usual, answer: 'unanswered' }],
    ['answer=toString', usual],
    ['layout=table', { ...usual, layout: 'table' }],
    ['layout=tiles', usual],
    ['hide=emailed,viewed', { ...usual, hidden: ['viewed', 'emailed'] }],
    ['hide=note%2Cluck,note', { ...usual, hidden: ['note'] }],
    ['hide=', usual],
    ['sort=luck', usual],
    ['fit=4', { ...usual, leastFit: 4 }],
    ['fit=1-12', usual],
    ['fit=0', usual],
    ['fit=1e9', usual],
  ])('are read and invalid ones ignored: “%s”', (query, state) => {
    expect(readListViewState(new URLSearchParams(query))).toEqual(state);
  });
});

describe('the URL of a list', () => {
  it('omits defaults', () => {
    expect(withListViewState('/list', new URLSearchParams(), { ...usual, typed: ' ' })).toBe('/list');
  });

  it('adds order, search text, verdict, answer, layout and narrowing to the other parameters', () => {
    const query = new URLSearchParams('job=job-1');
    const state: ListViewState = {
      order: 'name',
      typed: 'big data',
      verdict: 'not-a-fit',
      answer: 'no',
      hidden: ['viewed', 'emailed'],
      leastFit: 4,
      layout: 'table',
    };
    expect(withListViewState('/list', query, state)).toBe(
      '/list?job=job-1&sort=name&find=big+data&verdict=not-a-fit&answer=no&layout=table&fit=4&hide=viewed,emailed',
    );
    expect([...query.keys()]).toEqual(['job']);
    const onlyHidden = { ...usual, hidden: ['note'] } as const;
    expect(withListViewState('/list', new URLSearchParams(), onlyHidden)).toBe('/list?hide=note');
  });
});
