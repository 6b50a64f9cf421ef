import type { JobId } from '../shared/ids.ts';
import type { Job } from './job.ts';
import { jobsInOrder, newestFirst } from './job-order.ts';

/**
 * The job that was posted under this title a moment ago, among the recruiter's active ones: the service does not say its id
 * when it takes a post. Of several with that title, the newest that had not been seen before; null when there is none.
 */
export function justPosted(jobs: readonly Job[], title: string, seen: ReadonlyMap<JobId, unknown>): Job | null {
  const fits = jobs.filter((job) => job.title.trim() === title.trim() && !seen.has(job.id));
  return jobsInOrder(fits, newestFirst)[0] ?? null;
}
