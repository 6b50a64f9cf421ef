import type { Candidate } from '@glo/domain/candidates/candidate';
import type { Job } from '@glo/domain/jobs/job';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { applicantsToReview } from '@glo/domain/verdicts/review-queue';
import { injectable } from 'inversify';
import { candidatePath, opportunityPath } from '../../navigation/addresses.ts';
import { Navigator } from '../../navigation/navigator.ts';
import { ReviewState } from '../../state/device/review-state.ts';
import { VerdictStore } from '../../state/verdicts/verdict-store.ts';
import { ShortlistedCounts } from './shortlisted-counts.ts';
import { texts } from './texts.ts';

const none: ReadonlySet<StudentId> = new Set();

/** Reviews of a job's applicants that start outside its list, in the order of their applications. */
@injectable()
export class ReviewStart {
  readonly #verdicts: VerdictStore;
  readonly #shortlisted: ShortlistedCounts;
  readonly #review: ReviewState;
  readonly #navigator: Navigator;

  constructor(verdicts: VerdictStore, shortlisted: ShortlistedCounts, review: ReviewState, navigator: Navigator) {
    this.#verdicts = verdicts;
    this.#shortlisted = shortlisted;
    this.#review = review;
    this.#navigator = navigator;
  }

  /** Reads the verdicts and the shortlists of these jobs. */
  async prepare(jobs: readonly Job[]): Promise<void> {
    const open = jobs.filter(({ applicants }) => applicants.length > 0);
    this.#shortlisted.load(open);
    await Promise.all(open.map(async ({ id }) => await this.#verdicts.forJob(id).loaded));
  }

  /** Keeps the counts of a job in step with its open shortlist. */
  updateShortlist(job: JobId, shortlisted: readonly Candidate[]): void {
    this.#shortlisted.update(job, shortlisted);
  }

  /** Applicants to review, as `prepare` has found them. */
  queue(job: Job): readonly StudentId[] {
    const { records } = this.#verdicts.forJob(job.id);
    return applicantsToReview(job, { records, shortlisted: this.#shortlisted.ids.get(job.id) ?? none });
  }

  /** Number of applicants to review, with one meaning on all screens. `null` while verdicts or shortlist load. */
  countOf(job: Job): number | null {
    const isKnown = this.#shortlisted.ids.has(job.id) && this.#verdicts.forJob(job.id).isLoaded;
    return isKnown ? this.queue(job).length : null;
  }

  /** Number of applicants that are decided or shortlisted. */
  decidedOf(job: Job): number | null {
    const count = this.countOf(job);
    return count === null ? null : new Set(job.applicants).size - count;
  }

  meaningOf(job: Job): string {
    return texts.toReviewMeans(this.queue(job).length);
  }

  /** Profile that the review begins with, or `null` if there is nothing to review. */
  firstHref(job: Job): string | null {
    const [first] = this.queue(job);
    return first === undefined ? null : candidatePath(first, job.id);
  }

  remember(job: Job): void {
    const href = opportunityPath(job.id);
    this.#review.start({ href, label: texts.applicants, ids: this.queue(job), wanted: job.skills, pace: [] });
  }

  start(job: Job): void {
    const href = this.firstHref(job);
    if (href === null) return;
    this.remember(job);
    this.#navigator.navigate(href);
  }
}
