import type { Job } from '@glo/domain/jobs/job';
import type { JobBoard } from '@glo/domain/jobs/job-board';
import { failure, mapOutcome, type Outcome } from '@glo/domain/shared/outcome';
import type { SessionState } from '../session-state.ts';

export async function loadAllJobs(board: JobBoard, session: SessionState): Promise<Outcome<readonly Job[]>> {
  const account = session.current?.accountId;
  if (account === undefined) return failure('signed-out');
  const [active, past] = await Promise.all([board.activeJobs(account), board.pastJobs(account)]);
  return past.ok ? mapOutcome(active, (jobs) => [...jobs, ...past.value]) : past;
}
