import { describe, expect, it } from 'vitest';
import { anActiveJob, studentId } from '../testing/builders.ts';
import { aVerdictRecord } from '../testing/verdicts.ts';
import { hasOpenPeople, openPeopleOf } from './open-people.ts';

const [asha, bela, chitra] = [studentId('asha'), studentId('bela'), studentId('chitra')];
const [dev, esha] = [studentId('dev'), studentId('esha')];

describe('the open people of a job', () => {
  it('are undecided, or not a fit or shortlisted without an email', () => {
    const job = anActiveJob({ applicants: [asha, bela, bela, chitra, dev] });
    const rejected = aVerdictRecord({ decision: 'not-a-fit', decidedAt: '2026-11-20T10:00:00.000Z' });
    const records = new Map([
      [bela, rejected],
      [chitra, rejected],
    ]);
    const [at, about] = ['2026-11-21T10:00:00.000Z', job.id];
    const told = new Map([
      [chitra, [{ at, job: about, kind: 'not-selected' as const }]],
      [esha, [{ at, job: about, kind: 'email' as const }]],
    ]);
    const open = openPeopleOf(job, { records, shortlisted: new Set([dev, esha]) }, told);
    expect(open).toEqual({ undecided: [asha], untold: [bela], shortlisted: [dev] });
    expect(hasOpenPeople(open)).toBe(true);
  });

  it('are none in a job without applicants', () => {
    const sources = { records: new Map(), shortlisted: new Set<typeof asha>() };
    expect(hasOpenPeople(openPeopleOf(anActiveJob({ applicants: [] }), sources, new Map()))).toBe(false);
  });
});
