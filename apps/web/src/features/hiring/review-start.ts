import type { Candidate } from '@glo/domain/candidates/candidate';
import { bestFitFirst } from '@glo/domain/candidates/candidate-order';
import { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import type { Job } from '@glo/domain/jobs/job';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { applicantsToReview } from '@glo/domain/verdicts/review-queue';
import type { VerdictSources } from '@glo/domain/verdicts/verdict-list';
import { injectable } from 'inversify';
import { makeObservable, observable, runInAction } from 'mobx';
import { candidatePath, opportunityPath } from '../../navigation/addresses.ts';
import { Navigator } from '../../navigation/navigator.ts';
import { ReviewState } from '../../state/device/review-state.ts';
import { VerdictStore } from '../../state/verdicts/verdict-store.ts';
import { listTexts } from '../people/people.ts';
import { ShortlistedCounts } from './shortlisted-counts.ts';
import { texts } from './texts.ts';

const none: ReadonlySet<StudentId> = new Set();

/** Number of candidates that are read before a review. Only these are ordered, as in a list that is still loading. */
const orderedAtMost = 200;

/** In milliseconds. A slow service must not hold up the review. */
const longestWait = 2000;

/** Reviews of a job's applicants that start outside its list, in the list's default order. */
@injectable()
export class ReviewStart {
  /** Job whose review is about to open. */
  starting: JobId | null = null;
  readonly #verdicts: VerdictStore;
  readonly #shortlisted: ShortlistedCounts;
  readonly #review: ReviewState;
  readonly #navigator: Navigator;
  readonly #directory: CandidateDirectory;

  constructor(
    verdicts: VerdictStore,
    shortlisted: ShortlistedCounts,
    review: ReviewState,
    navigator: Navigator,
    directory: CandidateDirectory,
  ) {
    this.#verdicts = verdicts;
    this.#shortlisted = shortlisted;
    this.#review = review;
    this.#navigator = navigator;
    this.#directory = directory;
    makeObservable(this, { starting: observable });
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

  /** Verdicts and shortlist of a job, as `prepare` has found them. */
  verdictsOf({ id }: Job): VerdictSources {
    const { records } = this.#verdicts.forJob(id);
    return { records, shortlisted: this.#shortlisted.ids.get(id) ?? none };
  }

  queue(job: Job): readonly StudentId[] {
    return applicantsToReview(job, this.verdictsOf(job));
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

  /** The undecided applicants, for a new tab. `null` if there is nothing to review. */
  hrefOf(job: Job): string | null {
    return this.queue(job).length === 0 ? null : opportunityPath(job.id, undefined, 'undecided');
  }

  /** Opens the best fit. If the candidates cannot be read in time, follows the applications. */
  async start(job: Job, { replace = false } = {}): Promise<void> {
    const { entry } = this.#navigator;
    const queue = this.queue(job);
    if (queue.length === 0 || this.starting !== null) return;
    runInAction(() => (this.starting = job.id));
    const late = new Promise<null>((resolve) => setTimeout(resolve, longestWait, null));
    const candidates = await Promise.race([this.#directory.byIds(queue.slice(0, orderedAtMost)), late]);
    runInAction(() => (this.starting = null));
    if (this.#navigator.entry.key !== entry.key) return;
    const ids = candidates?.ok ? bestFitFirst(queue, candidates.value, job.skills) : queue;
    const order = ids === queue ? {} : { order: listTexts.orders.fit };
    const [href, startedAt] = [opportunityPath(job.id), new Date().toISOString()];
    this.#review.start({ href, label: texts.applicants, ids, ...order, wanted: job.skills, startedAt, pace: [] });
    const [first] = ids;
    if (first !== undefined) this.#navigator.navigate(candidatePath(first, job.id), { replace });
  }
}
