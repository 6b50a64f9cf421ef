import type { Job } from '../jobs/job.ts';
import { havePassed, readTime } from '../shared/dates.ts';
import type { JobId } from '../shared/ids.ts';

/** ISO times when this device first saw a job closed. The services do not say when a job was closed. */
export type Closings = ReadonlyMap<JobId, string>;

/** Verdicts stay for this time after the job was closed (decision 74). */
export const verdictMonths = 12;

interface SeenJobs {
  /** `null`: the job is active again. */
  readonly closings: ReadonlyMap<JobId, string | null>;
  readonly expired: readonly JobId[];
}

/** Compares the jobs with the recorded closings. Jobs that are not in `jobs` keep their closing, and expire too. */
export function seeClosings(kept: Closings, jobs: readonly Pick<Job, 'id' | 'status'>[], now: Date): SeenJobs {
  const closings = new Map<JobId, string | null>();
  for (const { id, status } of jobs) {
    const closedAt = kept.get(id) ?? null;
    if (status === 'ACTIVE' && closedAt !== null) closings.set(id, null);
    if (status === 'CLOSED' && !isPast(closedAt, now)) closings.set(id, now.toISOString());
  }
  const expired = [...kept].filter(([job, closedAt]) => !closings.has(job) && havePassed(verdictMonths, closedAt, now));
  return { closings, expired: expired.map(([job]) => job) };
}

/** A clock that was set back leaves times in the future. They are recorded again. */
function isPast(closedAt: string | null, now: Date): boolean {
  const at = closedAt === null ? null : readTime(closedAt);
  return at !== null && at <= now;
}
