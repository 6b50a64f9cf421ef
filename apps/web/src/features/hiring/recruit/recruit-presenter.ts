import { type Job, JobBoard, type JobStatus } from '@glo/domain/jobs';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import { Navigator, type Visit } from '../../../navigation/navigator.ts';
import { recruitPath } from '../../../navigation/paths.ts';
import { Notices } from '../../../state/notices.ts';
import type { Resource } from '../../../state/resource.ts';
import { SessionState } from '../../../state/session-state.ts';
import { postedJobs } from '../posted-jobs.ts';

/** Recruit: the jobs of one status (specification 2, recruit). `job_state=ACTIVE` means active ones, anything else past ones. */
@injectable()
export class RecruitPresenter {
  /** null until the address was read. */
  status: JobStatus | null = null;
  jobs: Resource<readonly Job[]>;
  readonly #listOf: (status: JobStatus) => Resource<readonly Job[]>;
  readonly #navigator: Navigator;

  constructor(board: JobBoard, session: SessionState, navigator: Navigator, notices: Notices) {
    this.#listOf = (status) => postedJobs(status, board, session, notices);
    this.#navigator = navigator;
    this.jobs = this.#listOf('ACTIVE');
    makeAutoObservable(this, { jobs: observableRef }, { autoBind: true });
  }

  activate(visit: Visit): () => void {
    this.revisit(visit);
    return () => this.jobs.watch.cancel();
  }

  revisit(visit: Visit): void {
    const status = visit.query.get('job_state') === 'ACTIVE' ? 'ACTIVE' : 'CLOSED';
    if (status !== this.status) {
      this.jobs.watch.cancel();
      this.jobs = this.#listOf(status);
      this.status = status;
    }
    void this.jobs.load();
  }

  /** Takes the place of the current entry: Back leaves this screen, however often one toggled. */
  show(status: JobStatus): void {
    this.#navigator.go(recruitPath(status === 'ACTIVE' ? 'ACTIVE' : 'PREVIOUS'), { replace: true });
  }
}
