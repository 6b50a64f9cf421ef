import type { Candidate } from '@glo/domain/candidates/candidate';
import { type Job, withViewed } from '@glo/domain/jobs/job';
import { JobLifecycle } from '@glo/domain/jobs/job-lifecycle';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { reaction } from 'mobx';
import { SessionState } from '../session-state.ts';

export interface CachedJob {
  /** Has the applicants that the list showed. */
  readonly job: Job;
  readonly applicants: readonly Candidate[] | null;
  /** Ids of the loaded pages. */
  readonly requested: ReadonlySet<StudentId>;
  readonly recommended: readonly Candidate[] | null;
  readonly shortlisted: readonly Candidate[] | null;
}

/** The last job page, shown at once after Back while it reloads. Cleared when a job changes and on sign-out. */
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

  read(id: JobId): CachedJob | null {
    return this.#cached?.job.id === id ? this.#cached : null;
  }

  /** A profile was opened from the job. `viewed`: `null` if it does not count. `shortlisted`: as the profile left it. */
  reviewed(id: JobId, viewed: StudentId | null, shortlisted: readonly Candidate[] | null): void {
    const cached = this.read(id);
    if (cached === null) return;
    this.#cached = {
      ...cached,
      job: viewed === null ? cached.job : withViewed(cached.job, viewed),
      shortlisted: shortlisted ?? cached.shortlisted,
    };
  }

  readonly #clear = (): void => {
    this.#cached = null;
  };
}
