import { describe, expect, it } from 'vitest';
import type { VerdictRecord } from '../../verdicts/verdict.ts';
import { historyLine, type HistorySources } from './history.ts';

const now = new Date('2026-11-27T12:00:00Z');
const record = (decision: VerdictRecord['decision'], day: number): VerdictRecord => ({
  decision,
  reason: null,
  reasonText: '',
  decidedAt: `2026-11-${day}T12:00:00.000Z`,
});
const nothing: HistorySources = { applied: [], isInJob: false, verdicts: [], emailedAt: null };
const lineOf = (sources: Partial<HistorySources>) => historyLine({ ...nothing, ...sources }, now);

describe('the history of a candidate', () => {
  it('names applications, the verdict and the email', () => {
    const verdicts = [{ title: 'Data Analyst', record: record('not-a-fit', 20) }];
    expect(lineOf({ applied: ['Data Analyst', 'Designer'], verdicts, emailedAt: '2026-11-26T09:00:00.000Z' })).toBe(
      'Applied to 2 of your jobs · Not a fit for Data Analyst · emailed Nov 26',
    );
  });

  it('names a single job, and counts several', () => {
    const [one, two] = [['Designer'], ['Designer', 'Tester']];
    expect([one, two].map((applied) => lineOf({ applied }))).toEqual([
      'Applied to Designer',
      'Applied to 2 of your jobs',
    ]);
    expect([one, two].map((applied) => lineOf({ applied, isInJob: true }))).toEqual([
      'Also applied to Designer',
      'Applied to 2 of your other jobs',
    ]);
  });

  it('names a single job once if it has a decision', () => {
    const verdicts = [{ title: 'Designer', record: record('maybe', 22) }];
    expect(lineOf({ applied: ['Designer'], verdicts })).toBe('Maybe for Designer');
    expect(lineOf({ applied: ['Tester'], verdicts })).toBe('Applied to Tester · Maybe for Designer');
    const longer = [{ title: 'Assistant for Designer', record: record('maybe', 22) }];
    expect(lineOf({ applied: ['Designer'], verdicts: longer })).toBe(
      'Applied to Designer · Maybe for Assistant for Designer',
    );
  });

  it('names the latest of several decisions', () => {
    const verdicts = [
      { title: 'Analyst', record: record('not-a-fit', 20) },
      { title: 'Designer', record: record('maybe', 22) },
    ];
    expect(lineOf({ verdicts })).toBe('Maybe for Designer and 1 more');
  });

  it('is blank if only an email is known', () => {
    expect(lineOf({ emailedAt: '2026-11-26T09:00:00.000Z' })).toBe('');
  });

  it('leaves out an unreadable time', () => {
    expect(lineOf({ applied: ['Tester'], emailedAt: 'yesterday' })).toBe('Applied to Tester');
  });
});
