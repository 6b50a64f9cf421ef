import type { Job } from '../jobs/job.ts';
import type { JobId, StudentId } from '../shared/ids.ts';

/**
 * A visit of a job in one tab. It begins when the tab opens the job's list or one of its profiles. It ends when the tab
 * shows anything else, or is closed. A reload continues it. No rule reads a clock, which may be moved.
 */
export interface Visit {
  readonly job: JobId;
  /** Applicants that are new. They stay new until the visit ends. */
  readonly newcomers: ReadonlySet<StudentId>;
}

/** Ids that the first visit of a job has stored, and applicants that were seen since. `null` before the first visit. */
export type KnownApplicants = ReadonlySet<StudentId> | null;

/** The same for all visits, so that one without new applicants changes nothing on the screen. */
const none: ReadonlySet<StudentId> = new Set();

/** Before the first visit, no applicant is new. */
export function newcomersAmong(applicants: readonly StudentId[], known: KnownApplicants): ReadonlySet<StudentId> {
  const newcomers = known === null ? [] : applicants.filter((student) => !known.has(student));
  return newcomers.length === 0 ? none : new Set(newcomers);
}

export function beginVisit(
  { id, applicants }: Pick<Job, 'id' | 'applicants'>,
  known: KnownApplicants,
  current: Visit | null,
): Visit {
  const newcomers = newcomersAmong(applicants, known);
  const before = current?.job === id ? current.newcomers : none;
  return { job: id, newcomers: before.size === 0 ? newcomers : new Set([...before, ...newcomers]) };
}
