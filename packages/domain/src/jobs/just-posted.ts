import type { JobId } from '../shared/ids.ts';
import type { Job } from './job.ts';
import { jobsInOrder, newestFirst } from './job-order.ts';

/** Finds it by title and date, because the service does not return its id. */
export function justPosted(jobs: readonly Job[], title: string, seen: ReadonlyMap<JobId, unknown>): Job | null {
  const fits = jobs.filter((job) => job.title.trim() === title.trim() && !seen.has(job.id));
  return jobsInOrder(fits, newestFirst)[0] ?? null;
}
