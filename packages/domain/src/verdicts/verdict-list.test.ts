import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { studentId } from '../testing/builders.ts';
import { aVerdictRecord } from '../testing/verdicts.ts';
import { narrowByVerdict, verdictChoices, verdictCounts, verdictOf } from './verdict-list.ts';
import { decisions, verdicts } from './verdict.ts';

const [asha, bela, chitra, dev] = [studentId('asha'), studentId('bela'), studentId('chitra'), studentId('dev')];
const candidates = [dev, chitra, bela, asha].map((id) => ({ id }));
const sources = {
  records: new Map([
    [asha, aVerdictRecord()],
    [bela, aVerdictRecord({ decision: 'not-a-fit' })],
    [chitra, aVerdictRecord({ decision: null, rating: 3 })],
  ]),
  shortlisted: new Set([asha]),
};

describe('the verdict on a candidate', () => {
  it.each([
    ['shortlisted', asha],
    ['not-a-fit', bela],
    ['undecided', chitra],
    ['undecided', dev],
  ])('is %s for %s: the shortlist wins', (verdict, student) => {
    expect(verdictOf(student, sources)).toBe(verdict);
  });
});

describe('the switch', () => {
  it('counts and narrows the list in its order', () => {
    expect(verdictCounts(candidates, sources)).toEqual({
      undecided: 2,
      maybe: 0,
      'not-a-fit': 1,
      shortlisted: 1,
      all: 4,
    });
    expect(narrowByVerdict(candidates, 'undecided', sources)).toEqual([{ id: dev }, { id: chitra }]);
    expect(narrowByVerdict(candidates, 'all', sources)).toBe(candidates);
  });

  it('has each candidate in one part, and as many as it counts', () => {
    const student = fc.integer({ min: 0, max: 40 }).map((number) => studentId(String(number)));
    const record = fc.constantFrom(...decisions, null).map((decision) => aVerdictRecord({ decision }));
    fc.assert(
      fc.property(
        fc.uniqueArray(student),
        fc.array(fc.tuple(student, record)),
        fc.array(student),
        (ids, kept, listed) => {
          const list = ids.map((id) => ({ id }));
          const all = { records: new Map(kept), shortlisted: new Set(listed) };
          const parts = verdicts.flatMap((verdict) => narrowByVerdict(list, verdict, all));
          expect(new Set(parts)).toEqual(new Set(list));
          expect(parts).toHaveLength(list.length);
          const counts = verdictCounts(list, all);
          for (const choice of verdictChoices) {
            expect(counts[choice]).toBe(narrowByVerdict(list, choice, all).length);
          }
        },
      ),
    );
  });
});
