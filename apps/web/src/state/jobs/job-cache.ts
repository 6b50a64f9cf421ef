import type { Candidate } from '@glo/domain/candidates/candidate';
import type { Job } from '@glo/domain/jobs/job';
import { withViewed } from '@glo/domain/jobs/job-progress';
import { JobLifecycle } from '@glo/domain/jobs/job-lifecycle';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { reaction } from 'mobx';
import { SessionState } from '../session-state.ts';

/** A job and its lists of candidates; null: not loaded. */
export interface CachedJob {
  readonly job: Job;
  readonly applicants: readonly Candidate[] | null;
  /** For how many of the applicants' ids the service was asked. */
  readonly asked: number;
  readonly recommended: readonly Candidate[] | null;
  readonly shortlisted: readonly Candidate[] | null;
}

/** The job page that was left last, so that Back shows it at once while it is reloaded. Cleared when a job is changed, and when its recruiter signs out. */
@injectable()
export class JobCache {
  #cached: CachedJob | null = null;

  constructor(lifecycle: JobLifecycle, session: SessionState) {
    lifecycle.onChanged(this.#clear);
    reaction(() => session.draftsOf, this.#clear);
  }

  keep(job: CachedJob): void {
    this.#cached = job;
  }

  /** null for another job. */
  read(id: JobId): CachedJob | null {
    return this.#cached?.job.id === id ? this.#cached : null;
  }

  /** A profile was opened from the job. `shortlisted`: its shortlist as the profile left it; null: not loaded. */
  reviewed(id: JobId, student: StudentId, shortlisted: readonly Candidate[] | null): void {
    const cached = this.read(id);
    if (cached === null) return;
    this.#cached = {
      ...cached,
      job: withViewed(cached.job, student),
      shortlisted: shortlisted ?? cached.shortlisted,
    };
  }

  readonly #clear = (): void => {
    this.#cached = null;
  };
}
