import type { Job, JobStatus } from '@glo/domain/jobs/job';
import { JobBoard } from '@glo/domain/jobs/job-board';
import { withViewed } from '@glo/domain/jobs/job-progress';
import { JobLifecycle } from '@glo/domain/jobs/job-lifecycle';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { failure, type Outcome } from '@glo/domain/shared/outcome';
import { injectable } from 'inversify';
import { reaction } from 'mobx';
import { Notices } from '../notices.ts';
import { Resource } from '../resource.ts';
import { SessionState } from '../session-state.ts';

type JobList = Resource<readonly Job[]>;

/**
 * The signed-in recruiter's jobs by status, newest first as the service gives them. Cached in memory: who comes back to a list sees
 * it at once, while it is reloaded. Cleared when a job is posted or changed, and when its recruiter signs out.
 */
@injectable()
export class PostedJobs {
  #lists = new Map<JobStatus, JobList>();
  readonly #board: JobBoard;
  readonly #session: SessionState;
  readonly #notices: Notices;

  constructor(board: JobBoard, lifecycle: JobLifecycle, session: SessionState, notices: Notices) {
    this.#board = board;
    this.#session = session;
    this.#notices = notices;
    lifecycle.onChanged(this.#clear);
    reaction(() => session.draftsOf, this.#clear);
  }

  /** The cached list; a screen that shows it reloads it. */
  of(status: JobStatus): JobList {
    const list = this.#lists.get(status) ?? new Resource(() => this.#load(status), this.#notices.failed);
    this.#lists.set(status, list);
    return list;
  }

  /** null when it is in no list that was loaded. */
  find(id: JobId): Job | null {
    const jobs = [...this.#lists.values()].flatMap(({ value }) => value ?? []);
    return jobs.find((job) => job.id === id) ?? null;
  }

  /** A profile was opened from the job. */
  viewed(id: JobId, student: StudentId): void {
    for (const list of this.#lists.values()) {
      list.change((jobs) => jobs.map((job) => (job.id === id ? withViewed(job, student) : job)));
    }
  }

  /** Screens that show a list keep it; the next one starts without. */
  readonly #clear = (): void => {
    this.#lists = new Map();
  };

  async #load(status: JobStatus): Promise<Outcome<readonly Job[]>> {
    const account = this.#session.current?.accountId;
    if (account === undefined) return failure('signed-out');
    return status === 'ACTIVE' ? this.#board.activeJobs(account) : this.#board.pastJobs(account);
  }
}
