import { describe, expect, it } from 'vitest';
import { isComparable, parseCompared } from './comparison.ts';

describe('the candidates of a compare URL', () => {
  it.each([
    [['a', 'b'], ['a', 'b'], 0],
    [['a', ' a ', '', 'b', ' '], ['a', 'b'], 0],
    [['a', 'b', 'c', 'd', 'e', 'f'], ['a', 'b', 'c', 'd'], 2],
    [[], [], 0],
  ])('are the first four without duplicates: %j', (asked, ids, tooMany) => {
    expect(parseCompared(asked)).toEqual({ ids, tooMany });
  });

  it('are two to four', () => {
    expect([0, 1, 2, 3, 4, 5].filter(isComparable)).toEqual([2, 3, 4]);
  });
});
