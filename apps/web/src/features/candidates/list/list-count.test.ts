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
