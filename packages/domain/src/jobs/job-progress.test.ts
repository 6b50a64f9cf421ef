import { describe, expect, it } from 'vitest';
import { anActiveJob, studentId } from '../testing/builders.ts';
import { funnelParts, withViewed } from './job-progress.ts';

const students = (...names: string[]) => names.map(studentId);

describe('the viewed applicants of a job', () => {
  it('include each opened profile once', () => {
    const job = anActiveJob({ applicants: students('a', 'b'), viewedApplicants: students('b') });
    const viewed = withViewed(withViewed(job, studentId('a')), studentId('a'));
    expect(viewed).toEqual({ ...job, viewedApplicants: students('b', 'a') });
  });
});

describe('the parts of a job', () => {
  it.each([
    [20, 10, 3, [3, 7, 10]],
    [10_000, 2, 1, [1, 1, 9998]],
    [8, 0, 0, [0, 0, 8]],
    [8, 8, 8, [8, 0, 0]],
    [8, 2, 5, [5, 0, 3]],
    [3, 9, 12, [3, 0, 0]],
    [0, 0, 2, [0, 0, 0]],
  ])('add up to the %i applicants, with %i viewed and %i shortlisted', (applied, viewed, shortlisted, parts) => {
    const found = funnelParts(applied, viewed, shortlisted);
    expect([found.shortlisted, found.viewed, found.applied]).toEqual(parts);
  });
});
