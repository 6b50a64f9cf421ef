import type { Job, JobStatus } from '@glo/domain/jobs/job';
import type { JobBoard } from '@glo/domain/jobs/job-board';
import { failure, type Outcome } from '@glo/domain/shared/outcome';
import type { Notices } from '../../state/notices.ts';
import { Resource } from '../../state/resource.ts';
import type { SessionState } from '../../state/session-state.ts';

/** The signed-in recruiter's jobs of one status, newest first as the service gives them. */
export function postedJobs(
  status: JobStatus,
  board: JobBoard,
  session: SessionState,
  notices: Notices,
): Resource<readonly Job[]> {
  const load = async (): Promise<Outcome<readonly Job[]>> => {
    const account = session.current?.accountId;
    if (account === undefined) return failure('signed-out');
    return status === 'ACTIVE' ? board.activeJobs(account) : board.pastJobs(account);
  };
  return new Resource(load, (reason) => notices.failed(reason));
}
