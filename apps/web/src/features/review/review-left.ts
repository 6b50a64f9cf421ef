import type { Job } from '@glo/domain/jobs/job';
import type { StudentId } from '@glo/domain/shared/ids';
import { studentsIn } from '@glo/domain/verdicts/verdict-list';
import { makeAutoObservable, reaction } from 'mobx';
import type { Resource } from '../../state/resource.ts';
import type { ProfileOrigin } from '../open-profile/profile-origin.ts';
import type { ReviewServices } from './review-services.ts';

/** The applicants to review after one review has ended: the rest of its job, then another job. */
export class ReviewLeft {
  readonly #reviewed: () => readonly StudentId[];
  readonly #origin: ProfileOrigin;
  readonly #services: ReviewServices;
  readonly #activeJobs: Resource<readonly Job[]>;

  /** `reviewed` is read reactively. */
  constructor(reviewed: () => readonly StudentId[], origin: ProfileOrigin, services: ReviewServices) {
    this.#reviewed = reviewed;
    this.#origin = origin;
    this.#services = services;
    this.#activeJobs = services.store.jobs('ACTIVE');
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Counts the other jobs. Returns the clean-up. */
  open(): () => void {
    void this.#activeJobs.read();
    return reaction(
      () => this.#activeJobs.value,
      () => void this.#services.reviews.prepare(this.#otherJobs),
      { fireImmediately: true },
    );
  }

  /** Title of the job. '' if it could not be loaded. */
  get title(): string {
    return this.#origin.job.value?.title ?? '';
  }

  get undecided(): readonly StudentId[] {
    return studentsIn('undecided', this.#origin.job.value?.applicants ?? [], this.#origin.sources);
  }

  /** Number of undecided applicants that were not in this review. */
  get others(): number {
    const reviewed = new Set(this.#reviewed());
    return this.undecided.filter((student) => !reviewed.has(student)).length;
  }

  get isStarting(): boolean {
    return this.#services.reviews.starting !== null;
  }

  /** Replaces the end in the history, because its review is over. */
  startOthers(): void {
    const { job, shortlist } = this.#origin;
    const { reviews } = this.#services;
    if (job.value === null || shortlist.list.value === null) return;
    void reviews.start(job.value, { replace: true, without: this.#reviewed() });
  }

  /**
   * The other active job with the most applicants to review. `null` while any count is unknown, or if this job has some
   * left.
   */
  get next(): { readonly job: Job; readonly count: number; readonly href: string } | null {
    const { reviews } = this.#services;
    const others = this.#otherJobs;
    if (this.undecided.length > 0 || !others.every((job) => reviews.isCounted(job))) return null;
    const countOf = (job: Job) => reviews.countsOf(job).undecided;
    const [job] = others.toSorted((one, other) => countOf(other) - countOf(one));
    const href = job === undefined ? null : reviews.hrefOf(job);
    return job === undefined || href === null ? null : { job, count: countOf(job), href };
  }

  startNext(): void {
    if (this.next !== null) void this.#services.reviews.start(this.next.job, { replace: true });
  }

  get #otherJobs(): readonly Job[] {
    const { id } = this.#origin;
    return (this.#activeJobs.value ?? []).filter((job) => job.id !== id && job.applicants.length > 0);
  }
}
