import { describe, expect, it } from 'vitest';
import { anActiveJob, studentId } from '../testing/builders.ts';
import { aVerdictRecord } from '../testing/verdicts.ts';
import { hasOpenPeople, openPeopleOf } from './open-people.ts';

const [asha, bela, chitra, dev] = [studentId('asha'), studentId('bela'), studentId('chitra'), studentId('dev')];

describe('the open people of a job', () => {
  it('are undecided, not a fit without an email, or shortlisted', () => {
    const job = anActiveJob({ applicants: [asha, bela, bela, chitra, dev] });
    const rejected = aVerdictRecord({ decision: 'not-a-fit', decidedAt: '2026-11-20T10:00:00.000Z' });
    const records = new Map([
      [bela, rejected],
      [chitra, rejected],
    ]);
    const told = new Map([[chitra, [{ at: '2026-11-21T10:00:00.000Z', job: job.id, kind: 'not-selected' } as const]]]);
    const open = openPeopleOf(job, { records, shortlisted: new Set([dev]) }, told);
    expect(open).toEqual({ undecided: [asha], untold: [bela], shortlisted: [dev] });
    expect(hasOpenPeople(open)).toBe(true);
  });

  it('are none in a job without applicants', () => {
    const sources = { records: new Map(), shortlisted: new Set<typeof asha>() };
    expect(hasOpenPeople(openPeopleOf(anActiveJob({ applicants: [] }), sources, new Map()))).toBe(false);
  });
});
