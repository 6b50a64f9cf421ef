import type { StudentId } from '../shared/ids.ts';
import type { Job } from './job.ts';

export function withViewed(job: Job, student: StudentId): Job {
  return { ...job, viewedApplicants: [...new Set([...job.viewedApplicants, student])] };
}

/** Ends of a scale, times a power of ten. They are close enough that the longest bar fills two thirds. */
const ends = [10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100] as const;

/** A round number of at least 10, so that a few new applicants do not change the scale. */
export function scaleOf(jobs: readonly Pick<Job, 'applicantCount'>[]): number {
  const largest = jobs.reduce((most, { applicantCount }) => Math.max(most, applicantCount), 10);
  const zeros = 10 ** (Math.floor(Math.log10(largest)) - 1);
  return ends.map((end) => end * zeros).find((end) => end >= largest) ?? largest;
}

/** Position on a square-root scale, from 0 to 1. It keeps 8 and 112 distinct next to 10,000. */
export function shareOf(count: number, scale: number): number {
  return scale <= 0 ? 0 : Math.sqrt(Math.min(1, Math.max(0, count / scale)));
}
