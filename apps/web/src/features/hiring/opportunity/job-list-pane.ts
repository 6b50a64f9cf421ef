import type { Job, JobStatus } from '@glo/domain/jobs/job';
import { makeAutoObservable } from 'mobx';
import { recruitPath } from '../../../navigation/addresses.ts';
import type { PostedJobs } from '../../../state/jobs/posted-jobs.ts';
import type { Resource } from '../../../state/resource.ts';
import { texts } from '../texts.ts';

const otherJobs = {
  ACTIVE: { label: texts.viewClosed, to: recruitPath('PREVIOUS') },
  CLOSED: { label: texts.viewActive, to: recruitPath('ACTIVE') },
};

/** The list of jobs beside the open job. */
export class JobListPane {
  status: JobStatus | null = null;
  list: Resource<readonly Job[]> | null = null;
  readonly #posted: PostedJobs;

  constructor(posted: PostedJobs) {
    this.#posted = posted;
    makeAutoObservable(this);
  }

  show(status: JobStatus): void {
    if (this.status === status && this.list?.state !== 'failed') return;
    this.list?.request.cancel();
    this.status = status;
    this.list = this.#posted.of(status);
    void this.list.load();
  }

  get otherJobs(): (typeof otherJobs)[JobStatus] | null {
    return this.status && otherJobs[this.status];
  }

  reload(): void {
    void this.list?.load();
  }

  stop(): void {
    this.list?.cancel();
  }
}
