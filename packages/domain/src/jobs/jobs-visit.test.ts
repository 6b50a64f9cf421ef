import { describe, expect, it } from 'vitest';
import { anActiveJob, jobId } from '../testing/builders.ts';
import { newApplicantCount, seeJobs } from './jobs-visit.ts';

const aJob = (applicantCount: number, id = 'job-1') => anActiveJob({ id: jobId(id), applicantCount });
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 23, 9, minutes));

const monday = seeJobs(null, [aJob(10)], at(0));

describe('new applicants since the last visit', () => {
  it('are none on the first visit', () => {
    expect(newApplicantCount(monday, aJob(10))).toBe(0);
    expect(newApplicantCount(null, aJob(10))).toBe(0);
  });

  it('are counted since the last visit', () => {
    expect(newApplicantCount(seeJobs(monday, [aJob(13)], at(31)), aJob(13))).toBe(3);
  });

  it('stay new during the visit, even after a reload', () => {
    const second = seeJobs(monday, [aJob(13)], at(31));
    const reloaded = seeJobs(second, [aJob(14)], at(50));
    expect(newApplicantCount(reloaded, aJob(14))).toBe(4);
    expect(newApplicantCount(seeJobs(reloaded, [aJob(14)], at(81)), aJob(14))).toBe(0);
  });

  it('are none during the whole first visit', () => {
    expect(newApplicantCount(seeJobs(monday, [aJob(12)], at(10)), aJob(12))).toBe(0);
    expect(newApplicantCount(seeJobs(monday, [aJob(12)], at(30)), aJob(12))).toBe(0);
  });

  it('are all applicants of a new job, and none of a job with fewer applicants', () => {
    const next = seeJobs(monday, [aJob(4), aJob(5, 'posted-since')], at(40));
    expect([newApplicantCount(next, aJob(4)), newApplicantCount(next, aJob(5, 'posted-since'))]).toEqual([0, 5]);
  });

  it('are counted from the last time that the job was listed', () => {
    const without = seeJobs(monday, [], at(40));
    expect(newApplicantCount(seeJobs(without, [aJob(11)], at(80)), aJob(11))).toBe(1);
  });

  it('survive a clock that was set back and an invalid time', () => {
    expect(newApplicantCount(seeJobs(monday, [aJob(12)], at(-60)), aJob(12))).toBe(0);
    expect(newApplicantCount(seeJobs({ ...monday, at: 'noon' }, [aJob(12)], at(1)), aJob(12))).toBe(2);
  });
});
