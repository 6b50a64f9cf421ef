import { expect, it } from 'vitest';
import { grouped } from './grouped.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [10_000, '10,000'],
  [650_000, '6,50,000'],
])('groups the digits of %d as %s', (number, text) => {
  expect(grouped(number)).toBe(text);
});
