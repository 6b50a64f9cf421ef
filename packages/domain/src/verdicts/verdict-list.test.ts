import { describe, expect, it } from 'vitest';
import { studentId } from '../testing/builders.ts';
import { aVerdictRecord } from '../testing/verdicts.ts';
import { narrowByVerdict, verdictCounts, verdictOf } from './verdict-list.ts';

const [asha, bela, chitra, dev] = [studentId('asha'), studentId('bela'), studentId('chitra'), studentId('dev')];
const candidates = [dev, chitra, bela, asha].map((id) => ({ id }));
const sources = {
  records: new Map([
    [asha, aVerdictRecord()],
    [bela, aVerdictRecord({ decision: 'not-a-fit' })],
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
    expect(narrowByVerdict(candidates, 'not-a-fit', sources)).toEqual([{ id: bela }]);
    expect(narrowByVerdict(candidates, 'shortlisted', sources)).toEqual([{ id: asha }]);
    expect(narrowByVerdict(candidates, 'all', sources)).toBe(candidates);
  });
});
