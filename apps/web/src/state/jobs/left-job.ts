import type { Candidate } from '@glo/domain/candidates/candidate';
import type { Job } from '@glo/domain/jobs/job';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { reaction } from 'mobx';
import { SessionState } from '../session-state.ts';

/** A job and its candidates as they were read; null: not read. */
export interface JobAsRead {
  readonly job: Job;
  readonly applicants: readonly Candidate[] | null;
  /** For how many of the applicants' ids the service was asked. */
  readonly asked: number;
  readonly recommended: readonly Candidate[] | null;
  readonly shortlisted: readonly Candidate[] | null;
}

/** The job that was left last: who comes back from one of its profiles sees it at once, while it is read anew. Gone with its recruiter. */
@injectable()
export class LeftJob {
  #left: JobAsRead | null = null;

  constructor(session: SessionState) {
    reaction(() => session.draftsOf, this.#forget);
  }

  keep(left: JobAsRead): void {
    this.#left = left;
  }

  /** null for another job. */
  read(id: JobId): JobAsRead | null {
    return this.#left?.job.id === id ? this.#left : null;
  }

  /** A profile of that job was open; `shortlisted`: who is on its shortlist now, where that is known. */
  reviewed(id: JobId, student: StudentId, shortlisted: readonly Candidate[] | null): void {
    const left = this.read(id);
    if (left === null) return;
    const viewedApplicants = [...new Set([...left.job.viewedApplicants, student])];
    const job = { ...left.job, viewedApplicants };
    this.#left = { ...left, job, shortlisted: shortlisted ?? left.shortlisted };
  }

  readonly #forget = (): void => {
    this.#left = null;
  };
}
