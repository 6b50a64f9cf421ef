import type { Job, JobBoard, JobStatus } from '@glo/domain/jobs';
import { failure, type Outcome } from '@glo/domain/shared';
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
