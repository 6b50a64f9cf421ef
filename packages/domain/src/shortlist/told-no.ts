import type { Candidate } from '../candidates/candidate.ts';
import type { JobId, StudentId } from '../shared/ids.ts';

/** Call with the candidates that were shortlisted. */
export type AfterShortlisting = (shortlisted: readonly Candidate[]) => void;

export interface ToldCandidate {
  readonly candidate: Candidate;
  /** ISO time. */
  readonly at: string;
}

export abstract class ToldNo {
  /** ISO time at which the student was told that they are not selected for the job. `null` if never. */
  abstract at(job: JobId, student: StudentId): string | null;
  /** `count`: all candidates that are to be shortlisted. Resolves to `null` if the recruiter cancels. */
  abstract ask(job: JobId, told: readonly ToldCandidate[], count: number): Promise<AfterShortlisting | null>;
}
