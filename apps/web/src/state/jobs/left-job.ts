import { CurrentSession } from '@glo/domain/account/session';
import type { Candidate } from '@glo/domain/candidates/candidate';
import type { Job } from '@glo/domain/jobs/job';
import type { AccountId, JobId, StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';

/** A job and its candidates as they were read; null: not read. */
export interface JobAsRead {
  readonly job: Job;
  readonly applicants: readonly Candidate[] | null;
  /** For how many of the applicants' ids the service was asked. */
  readonly asked: number;
  readonly recommended: readonly Candidate[] | null;
  readonly shortlisted: readonly Candidate[] | null;
}

/** The job that was left last: who comes back from one of its profiles sees it at once, while it is read anew. */
@injectable()
export class LeftJob {
  #left: JobAsRead | null = null;
  #of: AccountId | null = null;
  readonly #session: CurrentSession;

  constructor(session: CurrentSession) {
    this.#session = session;
  }

  keep(left: JobAsRead): void {
    this.#left = left;
    this.#of = this.#account;
  }

  /** null for another job, or somebody else's. */
  read(id: JobId): JobAsRead | null {
    return this.#left?.job.id === id && this.#of === this.#account ? this.#left : null;
  }

  /** A profile of that job was open; `shortlisted`: who is on its shortlist now, where that is known. */
  reviewed(id: JobId, student: StudentId, shortlisted: readonly Candidate[] | null): void {
    const left = this.read(id);
    if (left === null) return;
    const viewedApplicants = [...new Set([...left.job.viewedApplicants, student])];
    const job = { ...left.job, viewedApplicants };
    this.#left = { ...left, job, shortlisted: shortlisted ?? left.shortlisted };
  }

  get #account(): AccountId | null {
    return this.#session.current?.accountId ?? null;
  }
}
