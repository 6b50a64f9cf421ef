import type { Job, JobStatus } from '@glo/domain/jobs/job';
import { makeAutoObservable } from 'mobx';
import type { PostedJobs } from '../../../state/jobs/posted-jobs.ts';
import type { Resource } from '../../../state/resource.ts';

/** The jobs beside the chosen one: all of its status. */
export class JobListPane {
  /** null until it is known which jobs these are. */
  status: JobStatus | null = null;
  list: Resource<readonly Job[]> | null = null;
  readonly #posted: PostedJobs;

  constructor(posted: PostedJobs) {
    this.#posted = posted;
    makeAutoObservable(this);
  }

  /** What is there stays; a list that failed is asked for again. */
  show(status: JobStatus): void {
    if (this.status === status && this.list?.state !== 'failed') return;
    this.list?.request.cancel();
    this.status = status;
    this.list = this.#posted.of(status);
    void this.list.load();
  }

  /** One of them changed. */
  reload(): void {
    void this.list?.load();
  }

  stop(): void {
    this.list?.cancel();
  }
}
