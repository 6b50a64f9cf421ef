import type { Job } from './job.ts';

type Reviewed = Pick<Job, 'applicants' | 'viewedApplicants'>;

/** Applicants whose profile no recruiter has opened from this job. */
export function toReviewCount({ applicants, viewedApplicants }: Reviewed): number {
  const viewed = new Set(viewedApplicants);
  return new Set(applicants.filter((student) => !viewed.has(student))).size;
}

/** The jobs that have somebody to review, most first; equals stay in their order. */
export function jobsToReview(jobs: readonly Job[]): readonly Job[] {
  return jobs.filter((job) => toReviewCount(job) > 0).toSorted((a, b) => toReviewCount(b) - toReviewCount(a));
}

/** Where the one scale ends on which the applicants of all these jobs are drawn: the largest number of them. */
export function scaleOf(jobs: readonly Pick<Job, 'applicantCount'>[]): number {
  return jobs.reduce((largest, { applicantCount }) => Math.max(largest, applicantCount), 0);
}

/** How far along a scale a count reaches, from 0 to 1. */
export function shareOf(count: number, scale: number): number {
  return scale <= 0 ? 0 : Math.min(1, Math.max(0, count / scale));
}
