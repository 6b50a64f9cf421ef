import { describe, expect, it } from 'vitest';
import { minutesLeft } from './review-queue.ts';

describe('the time left', () => {
  it.each([
    [33, [], 11],
    [28, times(5, 5), 8],
    [33, times(20, 5), 3],
    [33, [600, ...times(20, 5)], 3],
    [3, [7200, 20, 20, 20, 20], 1],
    [1, times(5, 1), 1],
    [0, [], 1],
  ])('estimates for %i people after %j seconds about %i min', (people, seconds, minutes) => {
    expect(minutesLeft(people, seconds)).toBe(minutes);
  });

  it('drops by at most a minute with each quick decision', () => {
    const estimates = [10, 9, 8, 7, 6, 5].map((people, decided) => minutesLeft(people, times(decided, 1)));
    expect(estimates).toEqual([3, 3, 2, 2, 2, 1]);
  });
});

function times(count: number, seconds: number): readonly number[] {
  return Array<number>(count).fill(seconds);
}
