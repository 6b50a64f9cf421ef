import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RecentUses } from './recent-uses.ts';

describe('recent uses', () => {
  it('are allowed up to the maximum, and again when the first is as old as the window', () => {
    const uses = new RecentUses(2, 1000);
    expect([uses.take('asha', 0), uses.take('asha', 400), uses.take('asha', 500)]).toEqual([0, 0, 500]);
    expect([uses.take('asha', 999), uses.take('asha', 1000), uses.take('asha', 1001)]).toEqual([1, 0, 399]);
  });

  it('of one key do not count for another', () => {
    const uses = new RecentUses(1, 1000);
    expect([uses.take('asha', 0), uses.take('ben', 0), uses.take('asha', 0)]).toEqual([0, 0, 1000]);
  });

  it('are never more than the maximum in any window, whenever they come', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 60 });
    fc.assert(
      fc.property(gaps, fc.integer({ min: 1, max: 5 }), (pauses, max) => {
        const uses = new RecentUses(max, 1000);
        let now = 0;
        const allowed: number[] = [];
        for (const pause of pauses) {
          now += pause;
          const wait = uses.take('asha', now);
          if (wait === 0) allowed.push(now);
          expect(wait).toBeLessThanOrEqual(1000);
          expect(allowed.filter((time) => time > now - 1000).length).toBeLessThanOrEqual(max);
        }
      }),
    );
  });

  it('of a clock that went back count for nothing', () => {
    const uses = new RecentUses(1, 1000);
    expect([uses.take('asha', 5000), uses.take('asha', 0)]).toEqual([0, 0]);
  });

  it('that were given back count for nothing', () => {
    const uses = new RecentUses(1, 1000);
    uses.take('asha', 0);
    uses.giveBack('asha');
    uses.giveBack('nobody');
    expect([uses.take('asha', 1), uses.take('asha', 1)]).toEqual([0, 1000]);
  });

  it('of more keys than are kept forget the one that was not used longest', () => {
    const uses = new RecentUses(1, 1000, 2);
    for (const key of ['asha', 'ben', 'gita']) uses.take(key, 0);
    expect([uses.take('gita', 1), uses.take('asha', 1)]).toEqual([999, 0]);
  });
});
