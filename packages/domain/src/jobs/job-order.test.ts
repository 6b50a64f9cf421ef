import { describe, expect, it } from 'vitest';
import { anActiveJob, jobId, studentId } from '../testing/builders.ts';
import {
  filterJobs,
  jobPlace,
  jobsInOrder,
  type JobOrder,
  newestFirst,
  readSorting,
  writeSorting,
} from './job-order.ts';

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

  it('puts jobs without a date last', () => {
    const undated = anActiveJob({ createdAt: '' });
    expect(jobsInOrder([older, undated, newer], newestFirst)).toEqual([newer, older, undated]);
    expect(jobsInOrder([newer, undated, older], { order: 'newest', reversed: true })).toEqual([older, newer, undated]);
  });

  it('sorts by applicants to review', () => {
    const busy = anActiveJob({
      applicants: [studentId('a'), studentId('b')],
      viewedApplicants: [studentId('a')],
      applicantCount: 2,
    });
    expect(jobsInOrder([older, busy], { order: 'review', reversed: false })).toEqual([busy, older]);
    expect(jobsInOrder([busy, older], { order: 'review', reversed: true })).toEqual([older, busy]);
    expect(jobsInOrder([busy, older], { order: 'applicants', reversed: false })).toEqual([older, busy]);
  });

  it('sorts by shortlisted count, unknown counts last', () => {
    const [one, two, unknown] = ['one', 'two', 'unknown'].map((id) => anActiveJob({ id: jobId(id) }));
    if (!one || !two || !unknown) throw new Error('three jobs');
    const known = new Map([
      [one.id, 1],
      [two.id, 2],
    ]);
    expect(jobsInOrder([unknown, one, two], { order: 'shortlisted', reversed: false }, known)).toEqual([
      two,
      one,
      unknown,
    ]);
    expect(jobsInOrder([unknown, two, one], { order: 'shortlisted', reversed: true }, known)).toEqual([
      one,
      two,
      unknown,
    ]);
  });

  it('sorts by place, unknown places last', () => {
    const remote = anActiveJob({ workplaceType: 'Remote' });
    const nowhere = anActiveJob({ workplaceType: 'On-Site', locations: [] });
    expect(jobsInOrder([nowhere, remote, older], { order: 'place', reversed: false })).toEqual([
      older,
      remote,
      nowhere,
    ]);
  });

  it('sorts by type, unknown types last', () => {
    const [full, half, none] = ['Full Time', 'internship', ''].map((type) => anActiveJob({ type }));
    if (!full || !half || !none) throw new Error('three jobs');
    expect(jobsInOrder([none, half, full], { order: 'type', reversed: false })).toEqual([full, half, none]);
    expect(jobsInOrder([none, full, half], { order: 'type', reversed: true })).toEqual([half, full, none]);
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
