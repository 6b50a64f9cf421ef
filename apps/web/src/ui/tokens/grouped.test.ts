import { expect, it } from 'vitest';
import { grouped, shortCount } from './grouped.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [10_000, '10,000'],
  [650_000, '6,50,000'],
])('groups the digits of %d as %s', (number, text) => {
  expect(grouped(number)).toBe(text);
});

it('shortens counts to four characters, rounded down', () => {
  const counts = [0, 7, 999, 1000, 1099, 1100, 5005, 9999, 10_000, 12_999, 100_000];
  expect(counts.map(shortCount)).toEqual(['0', '7', '999', '1k', '1k', '1.1k', '5k', '9.9k', '10k', '12k', '100k']);
});
