import type { StudentId } from '../shared/ids.ts';
import type { Job } from './job.ts';

export function withViewed(job: Job, student: StudentId): Job {
  return { ...job, viewedApplicants: [...new Set([...job.viewedApplicants, student])] };
}

/**
 * Splits a job's applicants into shortlisted, viewed besides these, and the rest. A shortlist may also hold recommended
 * candidates, so the counts are cut to the applicants.
 */
export function funnelParts(applied: number, viewed: number, shortlisted: number) {
  const inFirst = Math.min(shortlisted, applied);
  const inBoth = Math.max(inFirst, Math.min(viewed, applied));
  return { shortlisted: inFirst, viewed: inBoth - inFirst, applied: applied - inBoth };
}
