import { timeOf } from '../shared/dates.ts';
import type { JobId } from '../shared/ids.ts';
import type { Job } from './job.ts';

export type ApplicantCounts = ReadonlyMap<JobId, number>;

/** The recruiter's visits on this device. Stored because the service does not return application dates. */
export interface JobsVisit {
  /** ISO time when the jobs were last seen. */
  readonly at: string;
  readonly seen: ApplicantCounts;
  /** `seen` at the start of this visit, or `null` on the first one. */
  readonly before: ApplicantCounts | null;
}

/** A reload or a return within this time continues the visit. In milliseconds. */
const visitEndsAfter = 30 * 60_000;

export function seeJobs(last: JobsVisit | null, jobs: readonly Job[], now: Date): JobsVisit {
  const seen = new Map([...(last?.seen ?? []), ...jobs.map((job) => [job.id, job.applicantCount] as const)]);
  return { at: now.toISOString(), seen, before: last === null ? null : seenBefore(last, now) };
}

export function newApplicantCount(visit: JobsVisit | null, { id, applicantCount }: Job): number {
  if (!visit?.before) return 0;
  return Math.max(0, applicantCount - (visit.before.get(id) ?? 0));
}

/** A clock that was set back continues the visit. An invalid time begins a new one. */
function seenBefore({ at, seen, before }: JobsVisit, now: Date): ApplicantCounts | null {
  const isSameVisit = now.getTime() - timeOf(at) <= visitEndsAfter;
  return isSameVisit ? before : seen;
}
