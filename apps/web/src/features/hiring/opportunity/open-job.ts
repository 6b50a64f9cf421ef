import { type Job, type JobStatus, withViewed } from '@glo/domain/jobs/job';
import type { JobBoard } from '@glo/domain/jobs/job-board';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import type { Sight } from '@glo/domain/shared/page';
import type { Change } from '@glo/domain/shared/tabs';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { JobCache } from '../../../state/jobs/job-cache.ts';
import type { JobOwners } from '../../../state/jobs/job-owners.ts';
import type { PostedJobs } from '../../../state/jobs/posted-jobs.ts';
import { itemResource, type Resource } from '../../../state/resource.ts';
import type { ReviewStart } from '../review-start.ts';
import { type CandidateServices, JobCandidates } from './job-candidates.ts';

export interface OpenJobServices extends CandidateServices {
  readonly board: JobBoard;
  readonly owners: JobOwners;
  readonly cache: JobCache;
  readonly posted: PostedJobs;
  readonly reviews: ReviewStart;
  readonly sight: Sight;
}

/** In milliseconds of the job in sight. The service does not say when students apply. */
const lookAgainAfter = 120_000;

/** A job and its candidates, in step with the service and with other tabs. */
export class OpenJob {
  readonly id: JobId;
  readonly resource: Resource<Job>;
  candidates: JobCandidates | null = null;
  /** It was closed in another tab or browser while it was open here. */
  isClosedElsewhere = false;
  /** The job that the lists were opened with. */
  #listed: Job | null = null;
  #status: JobStatus | null = null;
  /** Known from before this visit, so the lists take over the applicants of the first response. */
  #isProvisional: boolean;
  #stops: (() => void)[] = [];
  #stopLooking: () => void = () => undefined;
  readonly #services: OpenJobServices;
  readonly #onLists: () => void;

  /** `onLists` runs whenever `candidates` has changed. */
  constructor(id: JobId, services: OpenJobServices, onLists: () => void) {
    this.id = id;
    this.#services = services;
    this.#onLists = onLists;
    const { board, owners, notices, cache, posted, reviews } = services;
    this.resource = itemResource(async () => owners.rememberOwner(await board.job(id)), notices.showReadFailure);
    this.resource.value = cache.read(id)?.job ?? posted.find(id);
    this.#isProvisional = this.resource.value !== null && reviews.visits.current?.job !== id;
    makeAutoObservable(this, { id: false, resource: false, candidates: observableRef }, { autoBind: true });
  }

  start(): void {
    const { reviews } = this.#services;
    this.#stops = [
      reaction(
        () => this.resource.value,
        (job) => job && this.#update(job),
        { fireImmediately: true },
      ),
      reaction(
        () => this.candidates?.shortlist.list.value,
        (shortlist) => shortlist && reviews.updateShortlist(this.id, shortlist),
        { fireImmediately: true },
      ),
      reaction(
        () => this.shown,
        (job) => reviews.show(job),
        { fireImmediately: true },
      ),
    ];
    void this.resource.load();
    this.#lookForApplicants();
  }

  /** Keeps the shown candidates for Back. */
  leave(): void {
    const cached = this.resource.value && this.candidates?.toCache(this.resource.value);
    if (cached) this.#services.cache.keep(cached);
    for (const stop of this.#stops) stop();
    this.#stopLooking();
    this.#services.reviews.show(null);
    this.resource.request.cancel();
    this.candidates?.stop();
  }

  /** Has the applicants that the list shows, so that all numbers of the screen count the same people. */
  get shown(): Job | null {
    const job = this.resource.value;
    if (job === null || this.candidates === null) return null;
    const { applied } = this.candidates;
    return { ...job, applicants: applied, applicantCount: applied.length };
  }

  /** Changes that were made here. */
  change(change: Partial<Job>): void {
    this.#status = change.status ?? this.#status;
    this.isClosedElsewhere = false;
    this.resource.change((job) => ({ ...job, ...change }));
  }

  follow({ about, id, value }: Change): void {
    const shortlist = this.candidates?.shortlist;
    if (about === 'return') {
      this.#refresh();
      shortlist?.refresh();
    }
    if (id !== this.id) return;
    if (about === 'job') void this.resource.refresh();
    if (about === 'shortlist') shortlist?.refresh();
    if (about === 'viewed' && typeof value === 'string') {
      this.resource.change((now) => withViewed(now, value as StudentId));
    }
  }

  /** The skills stay: lists in another order would drop the selection. */
  #refresh(): void {
    this.#isProvisional = false;
    void this.resource.refresh((now, { skills }) => ({ ...now, skills }));
  }

  #lookForApplicants(): void {
    this.#stopLooking = this.#services.sight.after(lookAgainAfter, () => {
      this.#refresh();
      this.#lookForApplicants();
    });
  }

  /** New skills reload the lists. New applicants wait until the recruiter shows them. */
  #update(job: Job): void {
    const { candidates } = this;
    if (candidates === null || JSON.stringify(job.skills) !== JSON.stringify(this.#listed?.skills)) {
      candidates?.stop();
      this.#openLists(job);
      return;
    }
    if (job.status !== this.#status) this.isClosedElsewhere = job.status === 'CLOSED';
    this.#status = job.status;
    candidates.viewed = new Set(job.viewedApplicants);
    candidates.latest = job.applicants;
    void this.#services.reviews.visits.begin(job);
    if (!this.#isProvisional) return;
    this.#isProvisional = false;
    candidates.takeLatest();
  }

  #openLists(job: Job): void {
    const cached = this.#services.cache.read(job.id);
    const isCached = cached?.job === job;
    this.#listed = job;
    this.#status = job.status;
    const candidates = new JobCandidates(job, this.#services, isCached ? cached : null);
    this.candidates = candidates;
    void this.#services.reviews.visits.begin(job);
    if (isCached) candidates.refresh();
    candidates.load();
    this.#onLists();
  }
}
