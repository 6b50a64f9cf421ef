import type { Job } from '@glo/domain/jobs/job';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction } from 'mobx';
import { opportunityPath } from '../../navigation/addresses.ts';
import { ActiveScreen } from '../../state/active-screen.ts';
import { AllJobs } from '../../state/jobs/all-jobs.ts';
import { ServiceStore } from '../../state/store/service-store.ts';
import { grouped } from '../../ui/tokens/grouped.ts';
import { JobReviews } from '../review/jobs/job-reviews.ts';
import { texts as reviewTexts } from '../review/jobs/texts.ts';
import type { PaletteItem } from './palette-items.ts';
import { texts } from './texts.ts';

/** Rows of jobs, and of the reviews of active ones. */
@injectable()
export class PaletteJobs {
  readonly all: AllJobs;
  readonly #screen: ActiveScreen;
  readonly #reviews: JobReviews;

  constructor(store: ServiceStore, screen: ActiveScreen, reviews: JobReviews) {
    this.all = new AllJobs(store);
    this.#screen = screen;
    this.#reviews = reviews;
    makeAutoObservable(this, { all: false });
  }

  /** Reads the jobs and counts their applicants. Returns the clean-up. */
  open(): () => void {
    this.all.read();
    return reaction(
      () => this.active,
      (jobs) => void this.#reviews.prepare(jobs),
      { fireImmediately: true },
    );
  }

  get items(): readonly PaletteItem[] {
    return (this.all.value ?? []).map((job) => ({
      key: `job ${job.id}`,
      kind: 'job',
      label: job.title,
      detail:
        job.status === 'CLOSED'
          ? texts.closedJob
          : texts.applied(grouped(this.#reviews.asShown(job).applicantCount), grouped(this.#reviews.countOf(job) ?? 0)),
      to: opportunityPath(job.id),
    }));
  }

  /** The screen may offer the same review. */
  get reviewItems(): readonly PaletteItem[] {
    const offered = new Set(this.#screen.commands.map(({ label }) => label));
    return this.active
      .map((job) => ({ job, count: this.#reviews.countsOf(job).undecided }))
      .filter(({ job, count }) => count > 0 && !offered.has(reviewTexts.review(count, job.title)))
      .map(({ job, count }) => ({
        key: `review ${job.id}`,
        kind: 'review',
        label: reviewTexts.review(count, job.title),
        to: () => void this.#reviews.start(job),
      }));
  }

  get active(): readonly Job[] {
    return this.all.value?.filter(({ status }) => status === 'ACTIVE') ?? [];
  }
}
