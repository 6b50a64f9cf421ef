import { describe, expect, it } from 'vitest';
import { aCandidate, studentId } from '../testing/builders.ts';
import type { Candidate } from './candidate.ts';
import { fitTo } from './fit.ts';
import { listScoring } from './list-scoring.ts';

const someone = (id: string, change: Partial<Candidate>) =>
  aCandidate({ id: studentId(id), scoreKind: 'match', ...change });
const half = someone('half', { skills: ['SQL'], score: 50, points: 707 });
const full = someone('full', { skills: ['SQL', 'Go'], score: 100 });
const other = someone('other', { skills: ['SQL'], score: 80, points: 1 });

const scoring = (all: readonly Candidate[], change = {}) =>
  listScoring({ all, candidates: all, fit: fitTo(['SQL', 'Go']), isInJob: false, ...change });

describe('the scoring of a list', () => {
  it('names the kind of the first score, or GloPoints', () => {
    const none = someone('none', { score: null });
    expect([scoring([none]).kind, scoring([none, full]).kind]).toEqual(['points', 'match']);
  });

  it('shows match and fit once if they are equal for everyone', () => {
    expect(scoring([half, full])).toMatchObject({ matchIsFit: true, hasPointsLine: false });
    expect(scoring([half, other])).toMatchObject({ matchIsFit: false, hasPointsLine: true });
  });

  it('does not take GloPoints for a match', () => {
    expect(scoring([{ ...half, scoreKind: 'points' }]).matchIsFit).toBe(false);
  });

  it('shows scores as they are in a job, without GloPoints and without wanted skills', () => {
    const plain = { matchIsFit: false, hasPointsLine: false };
    expect(scoring([half, full], { isInJob: true })).toMatchObject(plain);
    expect(scoring([full])).toMatchObject(plain);
    expect(scoring([half, full], { fit: fitTo([]) }).matchIsFit).toBe(false);
  });
});
