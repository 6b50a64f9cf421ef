import type { Job, JobStatus } from '@glo/domain/jobs/job';
import { JobLifecycle } from '@glo/domain/jobs/job-lifecycle';
import type { JobId } from '@glo/domain/shared/ids';
import { Sight } from '@glo/domain/shared/page';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { CompanyMember } from '@glo/domain/company-page/company-pages';
import { JobOwners } from '../../../state/jobs/job-owners.ts';
import { Notices } from '../../../state/notices.ts';
import type { Resource } from '../../../state/resource.ts';
import { ServiceStore } from '../../../state/store/service-store.ts';
import { keepSkills } from '../../../state/store/stale-keys.ts';
import { JobReviews } from '../../review/jobs/job-reviews.ts';
import { JobShortlists } from '../../shortlist/job-shortlists.ts';
import { ClosingQuestion } from './closing/closing-question.ts';
import { type CandidateServices, JobCandidates } from './job-candidates.ts';
import { JobStatusChange } from './job-status.ts';

interface OpenJobServices extends CandidateServices {
  readonly owners: JobOwners;
  readonly reviews: JobReviews;
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
    const { store, reviews } = services;
    this.resource = store.job(id);
    this.#isProvisional = this.resource.value !== null && reviews.visits.current?.job !== id;
    makeAutoObservable(this, { id: false, resource: false, candidates: observableRef }, { autoBind: true });
  }

  start(): void {
    const { owners, reviews } = this.#services;
    this.#stops = [
      reaction(
        () => this.resource.value,
        (job) => job && this.#update(job),
        { fireImmediately: true },
      ),
      reaction(
        () => this.shown,
        (job) => reviews.show(job),
        { fireImmediately: true },
      ),
      owners.watch(this.resource),
      this.resource.open(),
    ];
    this.#lookForApplicants();
  }

  /** Keeps the shown candidates for Back. */
  leave(): void {
    const { reviews } = this.#services;
    if (this.candidates !== null) reviews.visits.keepListed(this.id, this.candidates.shown);
    for (const stop of this.#stops) stop();
    this.#stopLooking();
    reviews.show(null);
    this.candidates?.stop();
  }

  /** Has the applicants that the list shows, so that all numbers of the screen count the same people. */
  get shown(): Job | null {
    const job = this.resource.value;
    if (job === null || this.candidates === null) return null;
    const { applied } = this.candidates;
    return { ...job, applicants: applied, applicantCount: applied.length };
  }

  /** The colleague whose job it is. `null` for own jobs, and while that is unknown. */
  get colleague(): CompanyMember | null {
    return this.resource.value && this.#services.owners.colleague(this.resource.value);
  }

  /** Changes that were made here. */
  change(change: Partial<Job>): void {
    this.#status = change.status ?? this.#status;
    this.isClosedElsewhere = false;
    this.#services.store.changeJob(this.id, (job) => ({ ...job, ...change }));
  }

  #lookForApplicants(): void {
    this.#stopLooking = this.#services.sight.after(lookAgainAfter, () => {
      this.resource.becomeStale(keepSkills);
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
    const { visits } = this.#services.reviews;
    this.#listed = job;
    this.#status = job.status;
    this.candidates = new JobCandidates(job, this.#services, visits.listedOf(job.id));
    void visits.begin(job);
    this.candidates.load();
    this.#onLists();
  }
}

/** Opens jobs, and closes or activates them. */
@injectable('Transient')
export class OpenJobs {
  readonly closing: ClosingQuestion;
  readonly #lifecycle: JobLifecycle;
  readonly #services: OpenJobServices;

  constructor(
    store: ServiceStore,
    shortlists: JobShortlists,
    notices: Notices,
    owners: JobOwners,
    reviews: JobReviews,
    sight: Sight,
    lifecycle: JobLifecycle,
    closing: ClosingQuestion,
  ) {
    this.closing = closing;
    this.#lifecycle = lifecycle;
    this.#services = { store, shortlists, notices, owners, reviews, sight };
  }

  open(id: JobId, onLists: () => void): OpenJob {
    return new OpenJob(id, this.#services, onLists);
  }

  statusChange(onChanged: (id: JobId, change: Partial<Job>) => void): JobStatusChange {
    const { notices } = this.#services;
    return new JobStatusChange({ lifecycle: this.#lifecycle, notices, mayClose: this.closing.mayClose, onChanged });
  }
}
