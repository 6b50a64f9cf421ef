import { timeOf } from '../shared/dates.ts';
import type { JobId } from '../shared/ids.ts';
import type { Job } from './job.ts';

/** How many applicants each job had. */
export type ApplicantCounts = ReadonlyMap<JobId, number>;

/** What a device remembers of its recruiter's visits: the services do not say when somebody applied. */
export interface JobsVisit {
  /** When the jobs were last looked at, as an ISO time. */
  readonly at: string;
  readonly seen: ApplicantCounts;
  /** What had been seen when this visit began; null on the first one. */
  readonly before: ApplicantCounts | null;
}

/** A reload, or coming back from a profile, is the same visit. */
const visitEndsAfter = 30 * 60_000;

/** The visit in which these jobs are seen. */
export function seeJobs(last: JobsVisit | null, jobs: readonly Job[], now: Date): JobsVisit {
  const seen = new Map([...(last?.seen ?? []), ...jobs.map((job) => [job.id, job.applicantCount] as const)]);
  return { at: now.toISOString(), seen, before: last === null ? null : seenBefore(last, now) };
}

/** How many applied since the visit before; nobody is new on the first one. A job posted since then began with nobody. */
export function newApplicantCount(visit: JobsVisit | null, { id, applicantCount }: Job): number {
  if (!visit?.before) return 0;
  return Math.max(0, applicantCount - (visit.before.get(id) ?? 0));
}

/** A clock that was set back begins no visit, and a time that cannot be read does. */
function seenBefore({ at, seen, before }: JobsVisit, now: Date): ApplicantCounts | null {
  const isSameVisit = now.getTime() - timeOf(at) <= visitEndsAfter;
  return isSameVisit ? before : seen;
}
