import { describe, expect, it } from 'vitest';
import type { VerdictRecord } from '../../verdicts/verdict.ts';
import { memoryLine, type MemoryFacts } from './memory.ts';

const now = new Date('2026-11-27T12:00:00Z');
const record = (decision: VerdictRecord['decision'], day: number): VerdictRecord => ({
  decision,
  reason: null,
  reasonText: '',
  rating: decision === null ? 2 : null,
  decidedAt: `2026-11-${day}T12:00:00.000Z`,
});
const nothing: MemoryFacts = { applied: 0, isInJob: false, verdicts: [], emailedAt: null };
const lineOf = (facts: Partial<MemoryFacts>) => memoryLine({ ...nothing, ...facts }, now);

describe('the memory of a person', () => {
  it('names applications, the verdict and the email', () => {
    const verdicts = [{ title: 'Data Analyst', record: record('not-a-fit', 20) }];
    expect(lineOf({ applied: 2, verdicts, emailedAt: '2026-11-26T09:00:00.000Z' })).toBe(
      'Applied to 2 of your jobs · Not a fit for Data Analyst · emailed Nov 26',
    );
  });

  it('counts the other jobs beside a job', () => {
    expect(lineOf({ applied: 1, isInJob: true })).toBe('Applied to 1 of your other jobs');
  });

  it('names the latest of several decisions', () => {
    const verdicts = [
      { title: 'Analyst', record: record('not-a-fit', 20) },
      { title: 'Designer', record: record('maybe', 22) },
      { title: 'Tester', record: record(null, 24) },
    ];
    expect(lineOf({ verdicts })).toBe('Maybe for Designer and 1 more');
  });

  it('is blank if only an email is known', () => {
    expect(lineOf({ emailedAt: '2026-11-26T09:00:00.000Z' })).toBe('');
    expect(lineOf({ verdicts: [{ title: 'Tester', record: record(null, 24) }] })).toBe('');
  });

  it('leaves out an unreadable time', () => {
    expect(lineOf({ applied: 1, emailedAt: 'yesterday' })).toBe('Applied to 1 of your jobs');
  });
});
