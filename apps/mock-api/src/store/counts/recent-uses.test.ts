import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeUse, type Uses } from './counts.ts';

/** Counts uses one after the other. */
function counter(most: number) {
  let uses: Uses | undefined;
  return (now: number) => {
    const [next, wait] = takeUse(uses, now, { most, during: 1000 });
    uses = next;
    return wait;
  };
}

describe('recent uses', () => {
  it('are allowed up to the maximum, and again when the first is as old as the window', () => {
    expect([0, 400, 500, 999, 1000, 1001].map(counter(2))).toEqual([0, 0, 500, 1, 0, 399]);
  });

  it('are never more than the maximum in any window, whenever they come', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 60 });
    fc.assert(
      fc.property(gaps, fc.integer({ min: 1, max: 5 }), (pauses, max) => {
        const take = counter(max);
        let now = 0;
        const allowed: number[] = [];
        for (const pause of pauses) {
          now += pause;
          const wait = take(now);
          if (wait === 0) allowed.push(now);
          expect(wait).toBeLessThanOrEqual(1000);
          expect(allowed.filter((time) => time > now - 1000).length).toBeLessThanOrEqual(max);
        }
      }),
    );
  });

  it('do not count if the clock went back', () => {
    expect([5000, 0].map(counter(1))).toEqual([0, 0]);
  });
});
