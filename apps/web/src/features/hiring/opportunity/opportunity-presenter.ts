import type { RecruiterCompany } from '@glo/domain/account';
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
import { type CandidateServices, JobCandidates, type Tab, tabs } from './job-candidates.ts';

/** A job, the jobs beside it, and its candidates; job and tab live in the address (decision 10). */
@injectable()
export class OpportunityPresenter {
  tab: Tab = 'applicants';
  /** The job of the address; null when it names none. */
  chosen: JobId | null = null;
  /** The chosen job. */
  job: Resource<Job> | null = null;
  candidates: JobCandidates | null = null;
  /** Which jobs stand in the list: those of the chosen job's status; null until that is known. */
  status: JobStatus | null = null;
  jobs: Resource<readonly Job[]>;
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
    const reactions = [
      reaction(
        () => this.job?.value,
        (job) => job && this.#opened(job),
      ),
      reaction(
        () => this.job?.state === 'failed' && this.status === null,
        (leavesNoList) => leavesNoList && this.#list('ACTIVE'),
      ),
      reaction(
        () => (this.chosen === null ? this.jobs.value?.[0] : undefined),
        (newest) => newest && this.#navigator.go(opportunityPath(newest.id), { replace: true }),
      ),
    ];
    this.revisit(visit);
    return () => {
      for (const stop of reactions) stop();
      runInAction(() => this.#leave());
      this.jobs.cancel();
    };
  }

  revisit(visit: Visit): void {
    this.tab = tabs.find((tab) => tab === visit.query.get('tab')) ?? 'applicants';
    const wanted = visit.query.get('job') || null;
    if (wanted === null) this.#openNone();
    else if (wanted !== this.chosen) this.#open(wanted as JobId);
  }

  chooseTab(tab: Tab): void {
    if (this.chosen !== null) this.#navigator.go(opportunityPath(this.chosen, tab), { replace: true });
  }

  /** Whose jobs these are. */
  get company(): RecruiterCompany | null {
    return this.#session.current?.recruiter?.company ?? null;
  }

  /** Shows the skeleton at once; an older job's answer comes too late. */
  #open(id: JobId): void {
    this.#leave();
    this.chosen = id;
    this.job = new Resource(() => this.#board.job(id), this.#services.notices.failed);
    void this.job.load();
  }

  /** No job in the address: the newest active one will be opened. */
  #openNone(): void {
    this.#leave();
    this.#list('ACTIVE');
  }

  #opened(job: Job): void {
    this.candidates = new JobCandidates(job, this.#services);
    this.candidates.load();
    this.#list(job.status);
  }

  #leave(): void {
    this.chosen = null;
    this.job?.watch.cancel();
    this.job = null;
    this.candidates?.stop();
    this.candidates = null;
  }

  /** What is there stays; a list that failed is asked for again. */
  #list(status: JobStatus): void {
    if (this.status === status && this.jobs.state !== 'failed') return;
    this.jobs.watch.cancel();
    if (this.status !== status) this.jobs = this.#listOf(status);
    this.status = status;
    void this.jobs.load();
  }

  #listOf(status: JobStatus): Resource<readonly Job[]> {
    return postedJobs(status, this.#board, this.#session, this.#services.notices);
  }
}
