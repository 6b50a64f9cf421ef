import { describe, expect, it } from 'vitest';
import { anActiveJob, studentId } from '../testing/builders.ts';
import { scaleOf, shareOf, withViewed } from './job-progress.ts';

const students = (...names: string[]) => names.map(studentId);

describe('the viewed applicants of a job', () => {
  it('include each opened profile once', () => {
    const job = anActiveJob({ applicants: students('a', 'b'), viewedApplicants: students('b') });
    const viewed = withViewed(withViewed(job, studentId('a')), studentId('a'));
    expect(viewed).toEqual({ ...job, viewedApplicants: students('b', 'a') });
  });
});

describe('the scale of all jobs', () => {
  it.each([
    [[], 10],
    [[11, 3], 12],
    [[13], 15],
    [[16], 20],
    [[21], 25],
    [[8, 112], 120],
    [[251], 300],
    [[301], 400],
    [[401], 500],
    [[501], 600],
    [[601], 800],
    [[801], 1000],
    [[1000], 1000],
    [[10_000], 10_000],
  ])('ends, for %j applicants, at %i', (counts, end) => {
    expect(scaleOf(counts.map((applicantCount) => ({ applicantCount })))).toBe(end);
  });

  it('is filled at least two thirds by the longest bar of seven or more applicants', () => {
    const filled = Array.from({ length: 3000 }, (_, index) => index + 7).map((applicantCount) =>
      shareOf(applicantCount, scaleOf([{ applicantCount }])),
    );
    expect(Math.min(...filled)).toBeGreaterThanOrEqual(2 / 3);
  });

  it.each([
    [28, 112, 0.5],
    [100, 10_000, 0.1],
    [0, 112, 0],
    [120, 112, 1],
    [0, 0, 0],
  ])('%i of %i reaches %f', (count, scale, share) => {
    expect(shareOf(count, scale)).toBe(share);
  });
});
