import type { Job, JobStatus } from '@glo/domain/jobs/job';
import {
  filterJobs,
  type JobOrder,
  type JobSorting,
  jobsInOrder,
  newestFirst,
  readSorting,
  writeSorting,
} from '@glo/domain/jobs/job-order';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { Navigator, type Visit } from '../../../navigation/navigator.ts';
import { recruitPath } from '../../../navigation/addresses.ts';
import type { ScreenCommand } from '../../../state/active-screen.ts';
import { ListPlace } from '../../../state/list/list-place.ts';
import { LocalRecords } from '../../../state/device/local-records.ts';
import type { ListLayout } from '../../../state/kinds/kinds.ts';
import { ListReturnStore } from '../../../state/list/list-return-store.ts';
import type { Resource } from '../../../state/resource.ts';
import { ServiceStore } from '../../../state/store/service-store.ts';
import { texts as shared } from '../texts.ts';
import { JobReviews } from '../../review/jobs/job-reviews.ts';
import { JobShortlists } from '../../shortlist/job-shortlists.ts';
import { texts } from './texts.ts';

/** `job_state=ACTIVE` means active jobs, anything else past ones (specification 2, recruit). */
@injectable()
export class RecruitPresenter {
  /** `null` until the URL has been read. */
  status: JobStatus | null = null;
  jobs: Resource<readonly Job[]>;
  typed = '';
  sorting: JobSorting = newestFirst;
  readonly shortlists: JobShortlists;
  readonly reviews: JobReviews;
  readonly place: ListPlace;
  readonly #store: ServiceStore;
  #close: () => void = () => undefined;
  readonly #navigator: Navigator;
  readonly #records: LocalRecords;

  constructor(
    store: ServiceStore,
    shortlists: JobShortlists,
    records: LocalRecords,
    navigator: Navigator,
    returns: ListReturnStore,
    reviews: JobReviews,
  ) {
    this.reviews = reviews;
    this.#store = store;
    this.#navigator = navigator;
    this.place = new ListPlace(returns, () => (this.status === null ? null : recruitPath(this.status)));
    this.#records = records;
    this.shortlists = shortlists;
    this.jobs = store.jobs('ACTIVE');
    makeAutoObservable(this, { jobs: observableRef, reviews: false }, { autoBind: true });
  }

  activate(visit: Visit): () => void {
    const stopCounting = reaction(
      () => this.shown,
      (jobs) => {
        if (jobs === null) return;
        void this.shortlists.read(jobs);
        if (this.status === 'ACTIVE') void this.reviews.prepare(jobs);
      },
    );
    this.revisit(visit);
    const stopWritingUrl = reaction(
      () => this.#href,
      (href) => href !== null && this.#navigator.replaceUrl(href),
    );
    return () => {
      stopCounting();
      stopWritingUrl();
      this.place.stop();
      this.#close();
    };
  }

  revisit({ query }: Visit): void {
    const status = query.get('job_state') === 'ACTIVE' ? 'ACTIVE' : 'CLOSED';
    this.typed = query.get('find') ?? '';
    const sorting = readSorting(query.get('order') ?? '');
    this.sorting = status === 'CLOSED' && sorting.order === 'review' ? newestFirst : sorting;
    this.#load(status);
  }

  show(status: JobStatus): void {
    if (status === this.status) return;
    this.typed = '';
    this.sorting = newestFirst;
    this.#load(status);
  }

  /** No search box for an empty list. Shown while loading, so that nothing jumps. */
  get hasTools(): boolean {
    return this.jobs.value === null ? !this.jobs.failed : this.jobs.value.length > 0;
  }

  get commands(): readonly ScreenCommand[] {
    const status =
      this.status === 'ACTIVE'
        ? { label: shared.viewClosed, to: () => this.show('CLOSED') }
        : { label: shared.viewActive, to: () => this.show('ACTIVE') };
    const view = this.view === 'cards' ? 'table' : 'cards';
    return this.hasTools ? [status, { label: texts.views[view], to: () => this.showAs(view) }] : [status];
  }

  get shown(): readonly Job[] | null {
    if (this.jobs.value === null) return null;
    const counts = {
      shortlisted: ({ id }: Job) => this.shortlists.countOf(id),
      toReview: (job: Job) => this.reviews.countOf(job) ?? 0,
    };
    return jobsInOrder(filterJobs(this.jobs.value, this.typed), this.sorting, counts);
  }

  get sums(): { readonly applied: number; readonly toReview: number | null; readonly shortlisted: number | null } {
    const jobs = this.shown ?? [];
    return {
      applied: jobs.reduce((sum, { applicantCount }) => sum + applicantCount, 0),
      toReview: sumOf(jobs.map((job) => this.reviews.countOf(job))),
      shortlisted: sumOf(jobs.map(({ id }) => this.shortlists.countOf(id))),
    };
  }

  get view(): ListLayout {
    return this.#records.mine.jobsView;
  }

  showAs(view: ListLayout): void {
    void this.#records.choose('jobsView', view);
    if (view === 'cards' && (this.sorting.reversed || this.sorting.order === 'shortlisted')) this.sorting = newestFirst;
  }

  find(text: string): void {
    this.typed = text;
  }

  sort(order: JobOrder): void {
    this.sorting = { order, reversed: false };
  }

  sortBy(order: JobOrder): void {
    this.sorting = { order, reversed: order === this.sorting.order && !this.sorting.reversed };
  }

  get #href(): string | null {
    if (this.status === null) return null;
    const [find, order] = [this.typed.trim(), writeSorting(this.sorting)];
    const more = { ...(find !== '' && { find }), ...(order !== writeSorting(newestFirst) && { order }) };
    return recruitPath(this.status, more);
  }

  #load(status: JobStatus): void {
    this.#close();
    this.jobs = this.#store.jobs(status);
    this.status = status;
    this.#close = this.jobs.open();
  }
}

/** `null` if a number is unknown. */
function sumOf(numbers: readonly (number | null)[]): number | null {
  return numbers.reduce((sum, number) => (sum === null || number === null ? null : sum + number), 0);
}
