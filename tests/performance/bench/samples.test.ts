import { describe, expect, it } from 'vitest';
import { compare, alternate, median, percentile } from './samples.ts';

describe('percentile', () => {
  it('returns a measured value', () => {
    const values = [5, 1, 4, 2, 3];
    expect(median(values)).toBe(3);
    expect(percentile(values, 99)).toBe(5);
    expect(percentile(values, 1)).toBe(1);
  });

  it('excludes the slowest of a hundred at 99', () => {
    const values = Array.from({ length: 100 }, (_, index) => index + 1);
    expect(percentile(values, 99)).toBe(99);
  });

  it('throws without values', () => {
    expect(() => median([])).toThrow('There are no values');
  });
});

describe('inTurns', () => {
  it('alternates, skips the first round and compares each round separately', async () => {
    const order: string[] = [];
    const ours = [1000, 10, 100, 30];
    const other = [1, 10, 200, 20];
    const next = (name: string, values: number[]) => async () => {
      order.push(name);
      return values.shift() ?? 0;
    };
    const pairs = await alternate(3, next('A', ours), next('B', other));
    expect(compare(pairs)).toEqual({ ours: 30, other: 20, ratio: 1 });
    expect(order.join('')).toBe('ABABABAB');
  });
});
