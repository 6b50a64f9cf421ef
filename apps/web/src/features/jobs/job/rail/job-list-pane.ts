import type { Job, JobStatus } from '@glo/domain/jobs/job';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction } from 'mobx';
import { recruitPath } from '../../../../navigation/addresses.ts';
import type { Resource } from '../../../../state/resource.ts';
import { pageSizes } from '../../../../state/store/page-sizes.ts';
import { ServiceStore } from '../../../../state/store/service-store.ts';
import { JobReviews } from '../../../review/jobs/job-reviews.ts';
import { texts } from '../../texts.ts';

const otherJobs = {
  ACTIVE: { label: texts.viewClosed, to: recruitPath('CLOSED') },
  CLOSED: { label: texts.viewActive, to: recruitPath('ACTIVE') },
};

/** The list of jobs beside the open job. */
@injectable('Transient')
export class JobListPane {
  status: JobStatus | null = null;
  list: Resource<readonly Job[]> | null = null;
  readonly reviews: JobReviews;
  readonly #store: ServiceStore;
  #close: () => void = () => undefined;

  constructor(store: ServiceStore, reviews: JobReviews) {
    this.#store = store;
    this.reviews = reviews;
    makeAutoObservable(this, { reviews: false }, { autoBind: true });
  }

  show(status: JobStatus): void {
    if (this.status === status && this.list?.state !== 'failed') return;
    this.#close();
    this.status = status;
    this.list = this.#store.jobs(status);
    this.#close = this.list.open();
  }

  /** The recruiter points at a job or focuses it: its page is likely to open. */
  pointAt({ id, applicants }: Job): void {
    this.#store.job(id).readAhead();
    void this.#store.candidates.byIds(applicants.slice(0, pageSizes.first));
  }

  /** Counts the applicants to review of the listed jobs. Returns the clean-up. */
  count(): () => void {
    return reaction(
      () => (this.status === 'ACTIVE' ? this.list?.value : null),
      (jobs) => jobs && void this.reviews.prepare(jobs),
      { fireImmediately: true },
    );
  }

  get otherJobs(): (typeof otherJobs)[JobStatus] | null {
    return this.status && otherJobs[this.status];
  }

  reload(): void {
    void this.list?.load();
  }

  stop(): void {
    this.#close();
  }
}
