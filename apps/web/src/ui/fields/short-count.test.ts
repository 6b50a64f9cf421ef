import { expect, it } from 'vitest';
import { shortCount } from './short-count.ts';

it('says thousands in four figures at most, rounded down', () => {
  const counts = [0, 7, 999, 1000, 1099, 1100, 5005, 9999, 10_000, 12_999, 100_000];
  expect(counts.map(shortCount)).toEqual(['0', '7', '999', '1k', '1k', '1.1k', '5k', '9.9k', '10k', '12k', '100k']);
});
