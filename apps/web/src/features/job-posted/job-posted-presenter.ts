import { JobBoard } from '@glo/domain/jobs/job-board';
import { justPosted } from '@glo/domain/jobs/job-order';
import type { JobId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { jobDetailsPath, opportunityPath, recruitPath } from '../../navigation/addresses.ts';
import { Navigator, stateText, type Visit } from '../../navigation/navigator.ts';
import { paths } from '../../navigation/paths.ts';
import { PostedJobs } from '../../state/jobs/posted-jobs.ts';
import { SessionState } from '../../state/session-state.ts';

/** Links lead to the active jobs until the posted job is found. */
@injectable()
export class JobPostedPresenter {
  title: string | null = null;
  job: JobId | null = null;
  readonly #board: JobBoard;
  readonly #posted: PostedJobs;
  readonly #session: SessionState;
  readonly #navigator: Navigator;

  constructor(board: JobBoard, posted: PostedJobs, session: SessionState, navigator: Navigator) {
    this.#navigator = navigator;
    this.#board = board;
    this.#posted = posted;
    this.#session = session;
    makeAutoObservable(this);
  }

  activate(visit: Visit): undefined {
    this.title = stateText(visit.state, 'posted');
    // Opened by its URL: nothing was posted.
    if (this.title === null) this.#navigator.navigate(paths.dashboard, { replace: true });
    else void this.#find(this.title);
  }

  get recommendedHref(): string {
    return this.job === null ? recruitPath('ACTIVE') : opportunityPath(this.job, 'recommended');
  }

  get jobHref(): string {
    return this.job === null ? recruitPath('ACTIVE') : jobDetailsPath(this.job);
  }

  async #find(title: string): Promise<void> {
    const account = this.#session.current?.accountId;
    if (account === undefined) return;
    const known = new Set(this.#posted.known);
    const jobs = await this.#board.activeJobs(account);
    if (!jobs.ok) return;
    runInAction(() => {
      this.job = justPosted(jobs.value, title, known)?.id ?? null;
    });
  }
}
