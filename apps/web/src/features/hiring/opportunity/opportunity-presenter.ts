import { CandidateDirectory } from '@glo/domain/candidates';
import { type Job, JobBoard, type JobStatus } from '@glo/domain/jobs';
import type { JobId } from '@glo/domain/shared';
import { Shortlisting, Shortlists } from '@glo/domain/shortlist';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { Navigator, type Visit } from '../../../navigation/navigator.ts';
import { opportunityPath } from '../../../navigation/paths.ts';
import { Notices } from '../../../state/notices.ts';
import { Resource } from '../../../state/resource.ts';
import { SessionState } from '../../../state/session-state.ts';
import { postedJobs } from '../posted-jobs.ts';
import { type CandidateServices, JobCandidates } from './job-candidates.ts';

export const tabs = ['applicants', 'recommended', 'shortlisted'] as const;
export type Tab = (typeof tabs)[number];

/** A job, the jobs beside it, and its candidates; job and tab live in the address (decision 10). */
@injectable()
export class OpportunityPresenter {
  tab: Tab = 'applicants';
  job: Resource<Job> | null = null;
  /** Which jobs stand in the list. */
  status: JobStatus = 'ACTIVE';
  jobs: Resource<readonly Job[]>;
  candidates: JobCandidates | null = null;
  /** Whose address this is; null while it is not known. */
  chosen: JobId | null = null;
  readonly #board: JobBoard;
  readonly #session: SessionState;
  readonly #navigator: Navigator;
  readonly #services: CandidateServices;

  constructor(
    board: JobBoard,
    directory: CandidateDirectory,
    shortlists: Shortlists,
    shortlisting: Shortlisting,
    session: SessionState,
    navigator: Navigator,
    notices: Notices,
  ) {
    this.#board = board;
    this.#session = session;
    this.#navigator = navigator;
    this.#services = { directory, shortlists, shortlisting, notices };
    this.jobs = this.#listOf('ACTIVE');
    makeAutoObservable(
      this,
      { job: observableRef, jobs: observableRef, candidates: observableRef },
      { autoBind: true },
    );
  }

  activate(visit: Visit): () => void {
    const stopFollowing = reaction(
      () => this.job?.value,
      (job) => job && this.#opened(job),
    );
    this.revisit(visit);
    return () => {
      stopFollowing();
      this.job?.watch.cancel();
      this.jobs.watch.cancel();
      this.candidates?.stop();
    };
  }

  revisit(visit: Visit): void {
    this.tab = tabs.find((tab) => tab === visit.query.get('tab')) ?? 'applicants';
    const wanted = visit.query.get('job');
    if (wanted === null) void this.#openFirst();
    else if (wanted !== this.chosen) this.#open(wanted as JobId);
  }

  chooseTab(tab: Tab): void {
    if (this.chosen !== null) this.#navigator.go(opportunityPath(this.chosen, tab), { replace: true });
  }

  /** Shows the skeleton at once; an older job's answer comes too late. */
  #open(id: JobId): void {
    this.job?.watch.cancel();
    this.candidates?.stop();
    this.candidates = null;
    this.chosen = id;
    this.job = new Resource(() => this.#board.job(id), this.#services.notices.failed);
    void this.job.load();
  }

  /** The list beside the job shows the jobs of its status. */
  #opened(job: Job): void {
    this.candidates = new JobCandidates(job, this.#services);
    this.candidates.load();
    if (this.status === job.status && this.jobs.state !== 'failed' && this.jobs.value !== null) return;
    if (this.status !== job.status) this.jobs = this.#listOf(job.status);
    this.status = job.status;
    void this.jobs.load();
  }

  /** No job in the address: the newest active one. */
  async #openFirst(): Promise<void> {
    this.chosen = null;
    this.job = null;
    this.candidates = null;
    if (this.status !== 'ACTIVE') this.jobs = this.#listOf('ACTIVE');
    this.status = 'ACTIVE';
    await this.jobs.load();
    const [first] = this.jobs.value ?? [];
    if (first !== undefined && this.chosen === null) {
      runInAction(() => this.#navigator.go(opportunityPath(first.id), { replace: true }));
    }
  }

  #listOf(status: JobStatus): Resource<readonly Job[]> {
    return postedJobs(status, this.#board, this.#session, this.#services.notices);
  }
}
