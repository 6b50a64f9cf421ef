import type { StudentId } from '../shared/ids.ts';
import type { Job } from './job.ts';

type Reviewed = Pick<Job, 'applicants' | 'viewedApplicants'>;

/** Applicants whose profile no recruiter has opened from this job. */
export function toReviewCount({ applicants, viewedApplicants }: Reviewed): number {
  const viewed = new Set(viewedApplicants);
  return new Set(applicants.filter((student) => !viewed.has(student))).size;
}

/** The job once a recruiter has opened that student's profile from it. */
export function withViewed(job: Job, student: StudentId): Job {
  return { ...job, viewedApplicants: [...new Set([...job.viewedApplicants, student])] };
}

/** The jobs that have somebody to review, most first; equals stay in their order. */
export function jobsToReview(jobs: readonly Job[]): readonly Job[] {
  return jobs.filter((job) => toReviewCount(job) > 0).toSorted((a, b) => toReviewCount(b) - toReviewCount(a));
}

/** Where a scale may end between 10 and 100, and with zeros beyond: near enough to each other that the longest bar fills two thirds. */
const ends = [10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100] as const;

/**
 * Where the one scale ends on which the applicants of all these jobs are drawn: at a round number, 10 at least,
 * so that it stays as it is while a few applicants and jobs are added.
 */
export function scaleOf(jobs: readonly Pick<Job, 'applicantCount'>[]): number {
  const largest = jobs.reduce((most, { applicantCount }) => Math.max(most, applicantCount), 10);
  const zeros = 10 ** (Math.floor(Math.log10(largest)) - 1);
  return ends.map((end) => end * zeros).find((end) => end >= largest) ?? largest;
}

/** How far along a square-root scale a count reaches, from 0 to 1. It shows 8 and 112 apart beside 10,000. */
export function shareOf(count: number, scale: number): number {
  return scale <= 0 ? 0 : Math.sqrt(Math.min(1, Math.max(0, count / scale)));
}
