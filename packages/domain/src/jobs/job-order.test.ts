import { describe, expect, it } from 'vitest';
import { anActiveJob, jobId, studentId } from '../testing/builders.ts';
import {
  filterJobs,
  type JobOrder,
  jobPlace,
  jobsInOrder,
  justPosted,
  newestFirst,
  readSorting,
  writeSorting,
} from './job-order.ts';
import type { Job } from './job.ts';

const older = anActiveJob({ title: 'Écologist', createdAt: '2026-06-02T09:00:00.000Z', applicantCount: 112 });
const newer = anActiveJob({ title: 'designer', createdAt: '2026-11-03T09:00:00.000Z', applicantCount: 8 });
const same = anActiveJob({ title: 'Zoologist', createdAt: '2026-06-02T09:00:00.000Z', applicantCount: 8 });

describe('the order of jobs', () => {
  it.each([
    ['newest', [newer, older, same]],
    ['applicants', [older, newer, same]],
    ['title', [newer, older, same]],
  ] as [JobOrder, unknown][])('sorts by %s', (order, expected) => {
    expect(jobsInOrder([older, newer, same], { order, reversed: false })).toEqual(expected);
  });

  const busy = anActiveJob({
    applicants: [studentId('a'), studentId('b')],
    applicantCount: 2,
  });
  const undated = anActiveJob({ createdAt: '' });
  const [one, two, unknown] = [jobId('one'), jobId('two'), jobId('unknown')].map((id) => anActiveJob({ id }));
  const [full, half, none] = ['Full Time', 'internship', ''].map((type) => anActiveJob({ type }));
  const remote = anActiveJob({ workplaceType: 'Remote' });
  const nowhere = anActiveJob({ workplaceType: 'On-Site', locations: [] });
  const counts = {
    shortlisted: (job: Job) => ({ one: 1, two: 2 })[job.id as string] ?? null,
    toReview: (job: Job) => (job === busy ? 1 : 0),
  };
  it.each([
    ['newest', 'undated ones last', [newer, older, undated], [older, newer, undated]],
    ['review', 'of applicants', [busy, older], [older, busy]],
    ['applicants', 'all of them', [older, busy], [busy, older]],
    ['shortlisted', 'unknown counts last', [two, one, unknown], [one, two, unknown]],
    ['place', 'unknown places last', [older, remote, nowhere], [remote, older, nowhere]],
    ['type', 'unknown types last', [full, half, none], [half, full, none]],
  ] as [JobOrder, string, Job[], Job[]][])('sorts by %s, %s', (order, _, expected, reversed) => {
    for (const jobs of [expected, expected.toReversed()]) {
      expect(jobsInOrder(jobs, { order, reversed: false }, counts)).toEqual(expected);
      expect(jobsInOrder(jobs, { order, reversed: true }, counts)).toEqual(reversed);
    }
  });
});

describe('the place of a job', () => {
  const pune = { city: 'Pune', state: 'Maharashtra', country: 'India' };
  const goa = { city: '', state: 'Goa', country: 'India' };

  it.each([
    ['Hybrid', [pune], 'Pune'],
    ['On-Site', [goa, pune], 'Goa +1'],
    ['Remote', [pune], 'Remote'],
    ['Hybrid', [], ''],
  ])('%s at %j is %j', (workplaceType, locations, text) => {
    expect(jobPlace({ workplaceType, locations })).toBe(text);
  });
});

describe('an order in a URL', () => {
  it.each(['newest', '-newest', 'title', '-shortlisted'])('%s survives a round trip', (text) => {
    expect(writeSorting(readSorting(text))).toBe(text);
  });

  it.each(['', '-', 'salary'])('%j is newest first', (text) => {
    expect(readSorting(text)).toEqual(newestFirst);
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

  it('requires every word', () => {
    expect(filterJobs([analyst, older], 'ecologist pune')).toEqual([older]);
    expect(filterJobs([analyst, older], 'ecologist mumbai')).toEqual([]);
    expect(filterJobs([anActiveJob({ title: 'Data', type: 'Entry' })], 'dataentry')).toEqual([]);
  });
});

describe('the job that was just posted', () => {
  const aJob = (id: string, title: string, createdAt: string) => anActiveJob({ id: jobId(id), title, createdAt });
  const jobs = [
    aJob('another', 'Tide Analyst', '2026-11-04'),
    aJob('old', 'Tide Reader', '2026-11-01'),
    aJob('new', ' Tide Reader', '2026-11-03'),
    aJob('older', 'Tide Reader', '2026-10-01'),
  ];

  it.each([
    ['the newest with its title', 'Tide Reader ', [], 'new'],
    ['not one that was seen before', 'Tide Reader', ['new', 'older'], 'old'],
    ['missing if all were seen', 'Tide Reader', ['new', 'old', 'older'], undefined],
    ['missing if the service does not list it yet', 'Tide Writer', [], undefined],
  ])('is %s', (_, title, seen, id) => {
    expect(justPosted(jobs, title, new Set(seen.map(jobId)))?.id).toBe(id);
  });
});
