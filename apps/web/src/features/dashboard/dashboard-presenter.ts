import type { Recruiter } from '@glo/domain/account/recruiter';
import { SigningOut } from '@glo/domain/account/signing-out';
import { compareTexts } from '@glo/domain/shared/search-text';
import type { Job } from '@glo/domain/jobs/job';
import { daysSince } from '@glo/domain/shared/dates';
import { type FirstStep, firstSteps, type StepState } from '@glo/domain/start-up/first-steps';
import { VerificationReview } from '@glo/domain/verification/verification-review';
import type { VerdictSources } from '@glo/domain/verdicts/verdict-list';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction, when } from 'mobx';
import { paths } from '../../navigation/paths.ts';
import type { ScreenCommand } from '../../state/active-screen.ts';
import { LocalRecords } from '../../state/device/local-records.ts';
import type { Resource } from '../../state/resource.ts';
import { SessionState } from '../../state/session-state.ts';
import { ServiceStore } from '../../state/store/service-store.ts';
import { FoldersState } from '../candidate-list/index.ts';
import { JobReviews } from '../review/jobs/job-reviews.ts';
import { texts as reviewTexts } from '../review/jobs/texts.ts';
import { JobShortlists } from '../shortlist/job-shortlists.ts';
import { texts } from './texts.ts';

/** Maximum number of jobs per list (specification 2, section 9). */
const shownAtMost = 3;

export type JobToReview = DashboardPresenter['toReview'][number];

@injectable()
export class DashboardPresenter {
  readonly active: Resource<readonly Job[]>;
  readonly past: Resource<readonly Job[]>;
  readonly shortlists: JobShortlists;
  /** Set once and never reset: a retried list waits in its own place. */
  hasLoaded = false;
  readonly #review: VerificationReview;
  readonly #folders: FoldersState;
  readonly #records: LocalRecords;
  readonly #session: SessionState;
  readonly #signingOut: SigningOut;
  readonly reviews: JobReviews;

  constructor(
    review: VerificationReview,
    store: ServiceStore,
    shortlists: JobShortlists,
    folders: FoldersState,
    records: LocalRecords,
    session: SessionState,
    signingOut: SigningOut,
    reviews: JobReviews,
  ) {
    this.reviews = reviews;
    this.#review = review;
    this.#folders = folders;
    this.#records = records;
    this.#session = session;
    this.#signingOut = signingOut;
    this.active = store.jobs('ACTIVE');
    this.past = store.jobs('CLOSED');
    this.shortlists = shortlists;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(): () => void {
    const stops = [
      reaction(
        () => [...this.shownActive, ...this.shownPast],
        (jobs) => void this.shortlists.read(jobs),
        { fireImmediately: true },
      ),
      reaction(
        () => this.active.value ?? [],
        (jobs) => void this.reviews.prepare(jobs),
        { fireImmediately: true },
      ),
      this.active.open(),
      this.past.open(),
      this.#folders.open(),
    ];
    const stopWaiting = when(
      () => !this.isLoading,
      () => {
        this.hasLoaded = true;
      },
    );
    void this.#review.refresh();
    return () => {
      for (const stop of [...stops, stopWaiting]) stop();
    };
  }

  get recruiter(): Recruiter | null {
    return this.#session.current?.recruiter ?? null;
  }

  get commands(): readonly ScreenCommand[] {
    const reviews = this.toReview.slice(0, shownAtMost).flatMap(({ job, counts }) => [
      { label: reviewTexts.review(counts.undecided, job.title), to: () => void this.reviews.start(job) },
      ...(counts.new === 0
        ? []
        : [
            {
              label: reviewTexts.reviewNew(counts.new, job.title),
              to: () => void this.reviews.start(job, { pile: 'new' }),
            },
          ]),
    ]);
    return [...reviews, { label: texts.editProfile, to: paths.editProfile }];
  }

  get shownActive(): readonly Job[] {
    return this.active.value?.slice(0, shownAtMost) ?? [];
  }

  get shownPast(): readonly Job[] {
    return this.past.value?.slice(0, shownAtMost) ?? [];
  }

  /** Until both lists have loaded, failed or are slow. */
  get isLoading(): boolean {
    return (
      !this.hasLoaded &&
      [this.active, this.past].some(
        ({ value, state, request }) => value === null && state !== 'failed' && !request.slow,
      )
    );
  }

  /** The job that was reviewed last comes first, so that it can be continued. Then the most applicants to review. */
  get toReview() {
    const now = new Date();
    const reviews = (this.active.value ?? []).flatMap((job) => {
      const href = this.reviews.hrefOf(job);
      if (href === null) return [];
      const [counts, isKnown] = [this.reviews.countsOf(job), this.reviews.isCounted(job)];
      const [means, newHref] = [this.reviews.meaningOf(job), this.reviews.hrefOf(job, 'new')];
      const last = lastVerdict(this.reviews.sourcesOf(job));
      return [{ job, counts, isKnown, means, href, newHref, days: daysSince(job.createdAt, now), last }];
    });
    return reviews.toSorted(
      (one, other) => compareTexts(other.last, one.last) || other.counts.undecided - one.counts.undecided,
    );
  }

  get newCount(): number {
    return this.toReview.reduce((sum, { counts }) => sum + counts.new, 0);
  }

  get hasNoJobs(): boolean {
    return this.active.value?.length === 0 && this.past.value?.length === 0;
  }

  get hasApplicants(): boolean {
    return this.active.value?.some(({ applicants }) => applicants.length > 0) ?? false;
  }

  get steps(): readonly (readonly [FirstStep, StepState])[] | null {
    const { recruiter, active, past } = this;
    if (recruiter === null || active.value === null || past.value === null) return null;
    const { sawTalentPool } = this.#records.mine;
    return firstSteps({
      ...recruiter,
      jobs: [...active.value, ...past.value],
      technologies: recruiter.company?.technologies ?? [],
      sawTalentPool,
    });
  }

  /** The third step is the talent pool or the search. */
  markThirdStepDone(): void {
    void this.#records.choose('sawTalentPool', true);
  }

  get inFolders(): string {
    const { all, foldersOf } = this.#folders;
    return all.value === null || foldersOf.size === 0
      ? texts.ownFolders
      : texts.inFolders(foldersOf.size, all.value.length);
  }

  async signOut(): Promise<void> {
    await this.#signingOut.run();
  }
}

/** ISO time. '' without a verdict. */
function lastVerdict({ records }: VerdictSources): string {
  return [...records.values()].reduce((last, { decidedAt }) => (decidedAt > last ? decidedAt : last), '');
}
