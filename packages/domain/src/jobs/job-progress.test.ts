import { describe, expect, it } from 'vitest';
import { anActiveJob, studentId } from '../testing/builders.ts';
import { withViewed } from './job-progress.ts';

const students = (...names: string[]) => names.map(studentId);

describe('the viewed applicants of a job', () => {
  it('include each opened profile once', () => {
    const job = anActiveJob({ applicants: students('a', 'b'), viewedApplicants: students('b') });
    const viewed = withViewed(withViewed(job, studentId('a')), studentId('a'));
    expect(viewed).toEqual({ ...job, viewedApplicants: students('b', 'a') });
  });
});
