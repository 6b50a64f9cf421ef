import type { Candidate } from '@glo/domain/candidates/candidate';
import { bestFitFirst } from '@glo/domain/candidates/candidate-order';
import { fitTo } from '@glo/domain/candidates/fit';
import type { Job } from '@glo/domain/jobs/job';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { type PileSources, studentsIn, verdictCounts, type VerdictCounts } from '@glo/domain/verdicts/verdict-list';
import { injectable } from 'inversify';
import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { candidatePath, opportunityPath, reviewWanted } from '../../../navigation/addresses.ts';
import { Navigator } from '../../../navigation/navigator.ts';
import { LocalRecords } from '../../../state/device/local-records.ts';
import { PagedListState } from '../../../state/device/paged-list-state.ts';
import { pageSizes } from '../../../state/store/page-sizes.ts';
import { ServiceStore } from '../../../state/store/service-store.ts';
import { VerdictStore } from '../../../state/verdicts/verdict-store.ts';
import { JobVisits } from '../../../state/visits/job-visits.ts';
import { listTexts } from '../../candidate-list/index.ts';
import { JobShortlists } from '../../shortlist/job-shortlists.ts';
import { texts as shared } from '../../texts.ts';
import { texts } from './texts.ts';

/** In milliseconds. A slow service must not hold up the review. */
const longestWait = 2000;

/** The piles that a review from outside the list goes through. */
export type ReviewedPile = 'new' | 'undecided';

interface StartOptions {
  readonly pile?: ReviewedPile;
  /** Applicants that the review leaves out. */
  readonly without?: readonly StudentId[];
  readonly replace?: boolean;
}

/** Counts the applicants of jobs, and starts reviews of them outside the job's list. */
@injectable()
export class JobReviews {
  /** Job whose review is about to open. */
  starting: JobId | null = null;
  /** The open job, with the applicants that its list shows. */
  shown: Job | null = null;
  readonly visits: JobVisits;
  readonly #verdicts: VerdictStore;
  readonly #shortlists: JobShortlists;
  readonly #paged: PagedListState;
  readonly #navigator: Navigator;
  readonly #store: ServiceStore;
  readonly #records: LocalRecords;

  constructor(
    verdicts: VerdictStore,
    visits: JobVisits,
    shortlists: JobShortlists,
    paged: PagedListState,
    navigator: Navigator,
    store: ServiceStore,
    records: LocalRecords,
  ) {
    this.visits = visits;
    this.#verdicts = verdicts;
    this.#shortlists = shortlists;
    this.#paged = paged;
    this.#navigator = navigator;
    this.#store = store;
    this.#records = records;
    makeObservable(this, { starting: observable, shown: observableRef });
  }

  async prepare(jobs: readonly Job[]): Promise<void> {
    const open = jobs.filter(({ applicants }) => applicants.length > 0);
    void this.#shortlists.read(open);
    await Promise.all(open.flatMap(({ id }) => [this.#verdicts.forJob(id).loaded, this.visits.read(id)]));
  }

  /** `null` once its list is left. */
  show(job: Job | null): void {
    runInAction(() => (this.shown = job));
  }

  /** Until the recruiter shows new applicants, other numbers of the screen must not count them either. */
  asShown(job: Job): Job {
    return this.shown?.id === job.id ? this.shown : job;
  }

  sourcesOf(job: Job): PileSources {
    const { records } = this.#verdicts.forJob(job.id);
    const newcomers = this.visits.newcomersOf(job);
    return { records, shortlisted: this.#shortlists.of(job.id).ids, newcomers };
  }

  /** Verdicts and shortlist have been read. */
  isCounted({ id }: Job): boolean {
    return this.#shortlists.of(id).list.value !== null && this.#verdicts.forJob(id).isLoaded;
  }

  /** Too many are undecided until the job is counted. */
  countsOf(job: Job): VerdictCounts {
    const shown = this.asShown(job);
    return verdictCounts(shown.applicants, this.sourcesOf(shown));
  }

  /** Number of undecided applicants, or `null` until the job is counted. */
  countOf(job: Job): number | null {
    return this.isCounted(job) ? this.countsOf(job).undecided : null;
  }

  meaningOf(job: Job): string {
    return texts.toReviewMeans(this.countsOf(job).undecided);
  }

  /** A pile of the job's list, for a new tab. `null` if it is empty. */
  hrefOf(job: Job, pile: ReviewedPile = 'undecided'): string | null {
    return this.countsOf(job)[pile] === 0 ? null : opportunityPath(job.id, undefined, pile);
  }

  /**
   * Opens the first applicant of a pile in the order of the job's list. If the list was left with another order or
   * narrowed, if the job wants more than skills, or if the order is not known in time, opens the list, which starts the
   * review once it knows the order.
   */
  async start(job: Job, { pile = 'undecided', without = [], replace = false }: StartOptions = {}): Promise<void> {
    const { entry } = this.#navigator;
    const left = new Set(without);
    const shown = this.asShown(job);
    const queue = studentsIn(pile, shown.applicants, this.sourcesOf(shown)).filter((student) => !left.has(student));
    if (queue.length === 0 || this.starting !== null) return;
    runInAction(() => (this.starting = job.id));
    const { lists, criteria } = this.#records.mine;
    const kept = lists.get(job.id) ?? '';
    // Layout changes no order. The fit to what the job wants is checked in the list.
    const isChanged = [...new URLSearchParams(kept).keys()].some((name) => name !== 'layout');
    const ordered = isChanged || criteria.has(job.id) ? null : await this.#inListOrder(job, queue);
    runInAction(() => (this.starting = null));
    if (this.#navigator.entry.key !== entry.key) return;
    if (ordered === null) {
      const path = [opportunityPath(job.id, undefined, pile), kept].filter(Boolean).join('&');
      this.#navigator.navigate(path, { replace, state: reviewWanted });
      return;
    }
    const [href, startedAt] = [opportunityPath(job.id), new Date().toISOString()];
    this.#paged.start({ href, label: shared.applicants, wanted: job.skills, startedAt, pace: [], ...ordered });
    const [first] = ordered.ids;
    if (first !== undefined) this.#navigator.navigate(candidatePath(first, job.id), { replace });
  }

  /** `null` if the order is not known in time. */
  async #inListOrder(
    { skills }: Job,
    queue: readonly StudentId[],
  ): Promise<{ readonly ids: readonly StudentId[]; readonly order: string } | null> {
    const { orders } = listTexts;
    if (fitTo(skills).names.length === 0) return { ids: queue, order: orders.given };
    let isLate = false;
    const waiting = new Promise<void>((resolve) => setTimeout(resolve, longestWait)).then(() => {
      isLate = true;
      return null;
    });
    const candidates = await Promise.race([this.#readAll(queue, () => isLate), waiting]);
    return candidates === null ? null : { ids: bestFitFirst(queue, candidates, skills), order: orders.fit };
  }

  /** `null` after a failure, or once it is late. */
  async #readAll(students: readonly StudentId[], isLate: () => boolean): Promise<readonly Candidate[] | null> {
    const all: Candidate[] = [];
    for (let start = 0; start < students.length; start += pageSizes.next) {
      if (isLate()) return null;
      // oxlint-disable-next-line no-await-in-loop -- a slow service gets one page at a time, as from the list
      const page = await this.#store.candidates.byIds(students.slice(start, start + pageSizes.next));
      if (!page.ok) return null;
      all.push(...page.value);
    }
    return all;
  }
}
