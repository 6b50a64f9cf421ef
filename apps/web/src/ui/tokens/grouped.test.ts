import { expect, test } from 'vitest';
import { grouped } from './grouped.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [10_000, '10,000'],
  [650_000, '6,50,000'],
])('%d is written %s', (number, text) => {
  expect(grouped(number)).toBe(text);
});
