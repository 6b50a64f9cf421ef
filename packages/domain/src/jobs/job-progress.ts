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

/**
 * Where the one scale ends on which the applicants of all these jobs are drawn: at 1, 2 or 5 with zeros, 10 at least,
 * so that it stays as it is while applicants and jobs are added.
 */
export function scaleOf(jobs: readonly Pick<Job, 'applicantCount'>[]): number {
  const largest = jobs.reduce((most, { applicantCount }) => Math.max(most, applicantCount), 10);
  const power = 10 ** Math.floor(Math.log10(largest));
  return [1, 2, 5].map((step) => step * power).find((end) => end >= largest) ?? 10 * power;
}

/** How far along a scale a count reaches, from 0 to 1. */
export function shareOf(count: number, scale: number): number {
  return scale <= 0 ? 0 : Math.min(1, Math.max(0, count / scale));
}
