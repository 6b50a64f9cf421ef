import { describe, expect, it } from 'vitest';
import { anActiveJob } from '../testing/builders.ts';
import { filterJobs, jobsInOrder, type JobOrder } from './job-order.ts';

const older = anActiveJob({ title: 'Écologist', createdAt: '2026-06-02T09:00:00.000Z', applicantCount: 112 });
const newer = anActiveJob({ title: 'designer', createdAt: '2026-11-03T09:00:00.000Z', applicantCount: 8 });
const same = anActiveJob({ title: 'Zoologist', createdAt: '2026-06-02T09:00:00.000Z', applicantCount: 8 });

describe('jobs in order', () => {
  it.each([
    ['newest', [newer, older, same]],
    ['applicants', [older, newer, same]],
    ['title', [newer, older, same]],
  ] as [JobOrder, unknown][])('%s', (order, expected) => {
    expect(jobsInOrder([older, newer, same], order)).toEqual(expected);
  });

  it('puts last of which it is not said when they were posted', () => {
    const undated = anActiveJob({ createdAt: '' });
    expect(jobsInOrder([older, undated, newer], 'newest')).toEqual([newer, older, undated]);
  });
});

describe('finding jobs', () => {
  const analyst = anActiveJob();

  it.each(['', ' ', 'graduate', 'ANALYST data', 'pune', 'hybrid full-time', 'sql', 'Maharáshtra'])(
    'finds by "%s"',
    (typed) => {
      expect(filterJobs([analyst, newer], typed)).toContain(analyst);
    },
  );

  it('wants every word', () => {
    expect(filterJobs([analyst, older], 'ecologist pune')).toEqual([older]);
    expect(filterJobs([analyst, older], 'ecologist mumbai')).toEqual([]);
  });
});
