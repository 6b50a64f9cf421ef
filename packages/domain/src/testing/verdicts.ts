import type { StudentId } from '../shared/ids.ts';
import type { VerdictRecord } from '../verdicts/verdict.ts';
import type { PileSources } from '../verdicts/verdict-list.ts';

export function aVerdictRecord(change: Partial<VerdictRecord> = {}): VerdictRecord {
  return {
    decision: 'maybe',
    reason: null,
    reasonText: '',
    decidedAt: '2026-11-21T12:00:00.000Z',
    ...change,
  };
}

/** Sources of a job's piles, empty by default. */
export function somePiles(change: Partial<PileSources> = {}): PileSources {
  return { records: new Map(), shortlisted: new Set(), newcomers: new Set(), ...change };
}

export function allRejected(students: readonly StudentId[]): PileSources {
  const record = aVerdictRecord({ decision: 'not-a-fit' });
  return somePiles({ records: new Map(students.map((student) => [student, record])) });
}
