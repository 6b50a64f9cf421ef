import { describe, expect, it } from 'vitest';
import { studentId } from '../testing/builders.ts';
import { aVerdictRecord } from '../testing/verdicts.ts';
import { isNew, studentsIn, verdictCounts, verdictOf } from './verdict-list.ts';

const [asha, bela, chitra, dev] = [studentId('asha'), studentId('bela'), studentId('chitra'), studentId('dev')];
const candidates = [dev, chitra, bela, asha].map((id) => ({ id }));
const sources = {
  records: new Map([
    [asha, aVerdictRecord()],
    [bela, aVerdictRecord({ decision: 'not-a-fit' })],
  ]),
  shortlisted: new Set([asha]),
  newcomers: new Set([dev]),
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

describe('the piles of a list', () => {
  it('count each candidate, and the new ones also as undecided', () => {
    expect(
      verdictCounts(
        candidates.map(({ id }) => id),
        sources,
      ),
    ).toEqual({
      new: 1,
      undecided: 2,
      maybe: 0,
      'not-a-fit': 1,
      shortlisted: 1,
      all: 4,
    });
  });

  it('count again if a decision, the shortlist or the new applicants change', () => {
    const ids = [dev, chitra];
    const undecidedOf = (change: Partial<typeof sources>) => verdictCounts(ids, { ...sources, ...change });
    expect(undecidedOf({})).toMatchObject({ new: 1, undecided: 2 });
    expect(undecidedOf({ newcomers: new Set() })).toMatchObject({ new: 0, undecided: 2 });
    expect(undecidedOf({ shortlisted: new Set([dev]) })).toMatchObject({ new: 0, undecided: 1 });
    expect(undecidedOf({ records: new Map([[dev, aVerdictRecord()]]) })).toMatchObject({ new: 0, undecided: 1 });
  });

  it('have the candidates in their order', () => {
    expect(studentsIn('new', candidates, sources)).toEqual([{ id: dev }]);
    expect(studentsIn('undecided', candidates, sources)).toEqual([{ id: dev }, { id: chitra }]);
    expect(studentsIn('not-a-fit', candidates, sources)).toEqual([{ id: bela }]);
    expect(studentsIn('all', candidates, sources)).toBe(candidates);
    expect(studentsIn('undecided', [bela, chitra, dev], sources)).toEqual([chitra, dev]);
  });

  it('have no decided or shortlisted applicant among the new ones', () => {
    const all = { ...sources, newcomers: new Set([asha, bela, chitra, dev]) };
    expect([asha, bela, chitra, dev].map((student) => isNew(student, all))).toEqual([false, false, true, true]);
  });
});
