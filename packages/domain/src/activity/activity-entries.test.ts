import { describe, expect, it } from 'vitest';
import { jobId, studentId } from '../testing/builders.ts';
import { newestFirst, verdictEntries } from './activity-entries.ts';

const now = new Date(2026, 10, 23, 12, 0);
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
const record = (decision: 'maybe' | 'not-a-fit', hours: number) => ({
  decision,
  reason: null,
  reasonText: '',
  decidedAt: ago(hours),
});

describe('verdicts in the activity', () => {
  it('are grouped by job, day and decision, the last decision first', () => {
    const records = new Map([
      [studentId('a'), record('maybe', 3)],
      [studentId('b'), record('not-a-fit', 2)],
      [studentId('c'), record('maybe', 1)],
      [studentId('d'), record('maybe', 24)],
    ]);
    const entries = newestFirst(verdictEntries(new Map([[jobId('job-1'), records]]), now));
    expect(entries.map(({ kind, students, count, at }) => [kind, students, count, at])).toEqual([
      ['maybe', ['c', 'a'], 2, ago(1)],
      ['not-a-fit', ['b'], 1, ago(2)],
      ['maybe', ['d'], 1, ago(24)],
    ]);
  });
});
