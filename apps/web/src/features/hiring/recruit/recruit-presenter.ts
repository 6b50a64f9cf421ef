import { type Job, JobBoard, type JobStatus } from '@glo/domain/jobs';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Visit } from '../../../navigation/navigator.ts';
import { Notices } from '../../../state/notices.ts';
import type { Resource } from '../../../state/resource.ts';
import { SessionState } from '../../../state/session-state.ts';
import { postedJobs } from '../posted-jobs.ts';

/** Recruit: the jobs of one status (specification 2, recruit). `job_state=ACTIVE` means active ones, anything else past ones. */
@injectable()
export class RecruitPresenter {
  status: JobStatus = 'ACTIVE';
  jobs: Resource<readonly Job[]>;
  readonly #listOf: (status: JobStatus) => Resource<readonly Job[]>;

  constructor(board: JobBoard, session: SessionState, notices: Notices) {
    this.#listOf = (status) => postedJobs(status, board, session, notices);
    this.jobs = this.#listOf(this.status);
    makeAutoObservable(this, { jobs: observableRef }, { autoBind: true });
  }

  activate(visit: Visit): () => void {
    this.revisit(visit);
    return () => this.jobs.watch.cancel();
  }

  revisit(visit: Visit): void {
    this.jobs.watch.cancel();
    this.status = visit.query.get('job_state') === 'ACTIVE' ? 'ACTIVE' : 'CLOSED';
    this.jobs = this.#listOf(this.status);
    void this.jobs.load();
  }
}
