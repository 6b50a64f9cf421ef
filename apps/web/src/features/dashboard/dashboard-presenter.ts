import type { Recruiter } from '@glo/domain/account/recruiter';
import { SignOut } from '@glo/domain/account/sign-out';
import { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import type { Job } from '@glo/domain/jobs/job';
import { JobBoard } from '@glo/domain/jobs/job-board';
import type { JobId } from '@glo/domain/shared/ids';
import { Shortlists } from '@glo/domain/shortlist/shortlist';
import { VerificationReview } from '@glo/domain/verification/verification-review';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { Notices } from '../../state/notices.ts';
import type { Resource } from '../../state/resource.ts';
import { SessionState } from '../../state/session-state.ts';
import { FoldersState } from '../candidates/folders-state.ts';
import { postedJobs } from '../hiring/posted-jobs.ts';
import { ShortlistGlance } from './shortlist-glance.ts';

/** Of each list the dashboard shows at most this many (specification 2, section 9). */
const shownAtMost = 3;

/** The dashboard (specification 2, section 2). */
@injectable()
export class DashboardPresenter {
  readonly active: Resource<readonly Job[]>;
  readonly past: Resource<readonly Job[]>;
  readonly folders: ShortlistGlance;
  /** How many are shortlisted for a job; absent until known, and when the service does not say. */
  readonly shortlistedCounts = new Map<JobId, number>();
  #isHere = false;
  /** Jobs whose shortlist was asked for. */
  readonly #counting = new Set<JobId>();
  readonly #review: VerificationReview;
  readonly #shortlists: Shortlists;
  readonly #session: SessionState;
  readonly #signOut: SignOut;

  constructor(
    review: VerificationReview,
    board: JobBoard,
    shortlists: Shortlists,
    folders: FoldersState,
    directory: CandidateDirectory,
    session: SessionState,
    signOut: SignOut,
    notices: Notices,
  ) {
    this.#review = review;
    this.#shortlists = shortlists;
    this.#session = session;
    this.#signOut = signOut;
    this.active = postedJobs('ACTIVE', board, session, notices);
    this.past = postedJobs('CLOSED', board, session, notices);
    this.folders = new ShortlistGlance(folders, directory);
    makeAutoObservable(this, { active: false, past: false, folders: false }, { autoBind: true });
  }

  activate(): () => void {
    this.#isHere = true;
    const stopCounting = reaction(
      () => [...this.shownActive, ...this.shownPast],
      (jobs) => jobs.forEach((job) => void this.#countShortlisted(job.id)),
    );
    const stopGlance = this.folders.start();
    void this.active.load();
    void this.past.load();
    void this.#review.refresh();
    return () => {
      this.#isHere = false;
      stopCounting();
      stopGlance();
      this.active.request.cancel();
      this.past.request.cancel();
    };
  }

  get recruiter(): Recruiter | null {
    return this.#session.current?.recruiter ?? null;
  }

  get shownActive(): readonly Job[] {
    return this.active.value?.slice(0, shownAtMost) ?? [];
  }

  get shownPast(): readonly Job[] {
    return this.past.value?.slice(0, shownAtMost) ?? [];
  }

  signOut(): void {
    this.#signOut.run();
  }

  async #countShortlisted(job: JobId): Promise<void> {
    if (this.#counting.has(job)) return;
    this.#counting.add(job);
    const answer = await this.#shortlists.candidates(job);
    if (answer.ok && this.#isHere) runInAction(() => this.shortlistedCounts.set(job, answer.value.length));
  }
}
