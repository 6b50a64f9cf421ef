import { describe, expect, it, vi } from 'vitest';
import { delayBeforeRetry, shouldRetry } from './retry.ts';

const broken = new TypeError('Failed to fetch');
const answered = (status: number) => new Response(null, { status });

describe('another try', () => {
  it.each([
    [0, broken, null, true],
    [1, broken, null, true],
    [2, broken, null, false],
    [1, null, answered(502), true],
    [1, null, answered(503), true],
    [1, null, answered(504), true],
    [2, null, answered(503), false],
    [0, null, answered(500), false],
    [0, null, answered(200), false],
    [0, null, null, false],
  ])('after %d before it, %s: %o is made: %s', (attempt, error, response, isMade) => {
    expect(shouldRetry(attempt, error, response)).toBe(isMade);
  });

  it.each([
    [0, [150, 300]],
    [0.5, [300, 600]],
  ])('waits twice as long as the one before, by chance %d', (chance, waits) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    expect([0, 1].map(delayBeforeRetry)).toEqual(waits);
  });
});
