import { describe, expect, it, vi } from 'vitest';
import { jobId, studentId } from '../testing/builders.ts';
import { beginVisit, newcomersAmong, type Visit } from './visit.ts';

const [asha, bela, chitra, dev] = [studentId('asha'), studentId('bela'), studentId('chitra'), studentId('dev')];
const job = { id: jobId('job-1'), applicants: [asha, bela, chitra] };
const newIn = ({ newcomers }: Visit) => [...newcomers];

describe('a visit of a job', () => {
  it('has no new applicants before there was another one', () => {
    expect(newIn(beginVisit(job, null, null))).toEqual([]);
  });

  it('has as new ones those who applied since', () => {
    expect(newIn(beginVisit(job, new Set([asha]), null))).toEqual([bela, chitra]);
    expect(newcomersAmong(job.applicants, new Set(job.applicants)).size).toBe(0);
  });

  it('keeps them although they were seen, also after a reload in the middle', () => {
    const current = beginVisit(job, new Set([asha]), null);
    expect(newIn(beginVisit(job, new Set([asha, bela]), current))).toEqual([bela, chitra]);
  });

  it('adds those who apply while it lasts', () => {
    const current = beginVisit(job, new Set([asha, bela, chitra]), null);
    const later = { ...job, applicants: [...job.applicants, dev] };
    expect(newIn(beginVisit(later, new Set(job.applicants), current))).toEqual([dev]);
  });

  it('ignores the visit of another job', () => {
    const other: Visit = { job: jobId('job-2'), newcomers: new Set([dev]) };
    expect(newIn(beginVisit(job, new Set(job.applicants), other))).toEqual([]);
  });

  it('in a second tab, has as new ones those whom the first tab has not shown', () => {
    const first = beginVisit(job, new Set([asha]), null);
    const second = beginVisit(job, new Set([asha, bela]), null);
    expect([newIn(first), newIn(second)]).toEqual([[bela, chitra], [chitra]]);
  });

  it.each(['1999-01-01', '2060-01-01'])('does not depend on the clock, which says %s', (time) => {
    vi.useFakeTimers({ now: new Date(time) });
    expect(newIn(beginVisit(job, new Set([asha]), null))).toEqual([bela, chitra]);
  });
});
