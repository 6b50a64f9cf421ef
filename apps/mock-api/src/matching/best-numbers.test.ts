import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BestNumbers, type ScoredNumber } from './best-numbers.ts';

const scored = fc.record({ number: fc.nat(200), score: fc.constantFrom(0, 1, 50, 99, 100) });
const groupsOf = fc.array(
  fc
    .uniqueArray(scored, { selector: ({ number }) => number, maxLength: 30 })
    .map((group) => group.toSorted((a, b) => a.number - b.number)),
  { maxLength: 4 },
);

function bestOf(groups: readonly (readonly ScoredNumber[])[], limit: number): BestNumbers {
  const best = new BestNumbers(limit);
  for (const group of groups) {
    best.beginGroup();
    for (const { number, score } of group) best.add(number, score);
  }
  return best;
}

describe('BestNumbers', () => {
  it('keeps what sorting all of them would put first', () => {
    fc.assert(
      fc.property(groupsOf, fc.integer({ min: 1, max: 20 }), (groups, limit) => {
        const sorted = groups.flat().toSorted((a, b) => b.score - a.score || a.number - b.number);
        expect(bestOf(groups, limit).list()).toEqual(sorted.slice(0, limit));
      }),
      { numRuns: 1000 },
    );
  });

  it('says who does not get in any more', () => {
    const best = bestOf([[{ number: 5, score: 70 }]], 2);
    expect(best.floor).toBe(0);
    expect(best.add(6, 80)).toBe(true);
    expect(best.floor).toBe(70);
    expect([best.add(7, 69), best.add(8, 70), best.add(9, 70)]).toEqual([false, true, false]);
    best.beginGroup();
    // A lower number than those before may come in another group.
    expect(best.add(1, 70)).toBe(true);
    expect(best.list()).toEqual([
      { number: 6, score: 80 },
      { number: 1, score: 70 },
    ]);
  });
});
