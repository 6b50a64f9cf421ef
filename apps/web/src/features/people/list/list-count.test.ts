import { createElement } from 'react';
import { expect, it } from 'vitest';
import { aList } from '../../../testing/candidate-list.ts';
import { textOf } from '../../../testing/rendered.ts';
import { ListCount } from './ListCount.tsx';

it('who is left is not counted while it is not known', () => {
  const { list } = aList({ isFiltering: true });
  expect(textOf(createElement(ListCount, { list })).trim()).toBe('');
});

it('how far a long list has come is said in groups of three digits', () => {
  const { list } = aList({ loading: { expected: 10_000, interrupted: false } });
  expect(textOf(createElement(ListCount, { list }))).toBe('4 of 10,000 loaded');
});

it('who is left of a filter is counted among all, who is found then among those', () => {
  const all = aList().list.all;
  const filtered = aList({ unfiltered: [...all, ...all] }).list;
  const text = () => textOf(createElement(ListCount, { list: filtered })).trim();
  expect(text()).toBe('4 of 8 candidates');
  filtered.search('zzzz');
  expect(text()).toBe('0 of 4 candidates');
});
