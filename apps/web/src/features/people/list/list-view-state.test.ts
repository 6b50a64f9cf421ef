import { describe, expect, it } from 'vitest';
import { type ListViewState, readListViewState, withListViewState } from './list-view-state.ts';

const usual = { order: null, typed: '', verdict: null, answer: 'all', leftOut: [], layout: null } as const;

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
    ['leaveout=emailed,viewed', { ...usual, leftOut: ['viewed', 'emailed'] }],
    ['leaveout=note%2Cluck,note', { ...usual, leftOut: ['note'] }],
    ['leaveout=', usual],
    ['sort=luck', usual],
    ['fit=1-12', usual],
  ])('are read and invalid ones ignored: “%s”', (query, state) => {
    expect(readListViewState(new URLSearchParams(query))).toEqual(state);
  });
});

describe('the URL of a list', () => {
  it('omits defaults', () => {
    expect(withListViewState('/list', new URLSearchParams(), { ...usual, typed: ' ' })).toBe('/list');
  });

  it('adds order, search text, verdict, answer, layout and leave-outs to the other parameters', () => {
    const query = new URLSearchParams('job=job-1');
    const state: ListViewState = {
      order: 'name',
      typed: 'big data',
      verdict: 'not-a-fit',
      answer: 'no',
      leftOut: ['viewed', 'emailed'],
      layout: 'table',
    };
    expect(withListViewState('/list', query, state)).toBe(
      '/list?job=job-1&sort=name&find=big+data&verdict=not-a-fit&answer=no&layout=table&leaveout=viewed,emailed',
    );
    expect([...query.keys()]).toEqual(['job']);
    const onlyLeftOut = { ...usual, leftOut: ['note'] } as const;
    expect(withListViewState('/list', new URLSearchParams(), onlyLeftOut)).toBe('/list?leaveout=note');
  });
});
