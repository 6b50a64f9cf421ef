import { CurrentSession } from '@glo/domain/account/session';
import { JobBoard } from '@glo/domain/jobs/job-board';
import { JobDrafts } from '@glo/domain/jobs/job-draft';
import { JobLifecycle } from '@glo/domain/jobs/job-lifecycle';
import { ContainerModule } from 'inversify';

/** Posting, updating, closing jobs. Needs the module `jobs`. */
export const jobLifecycle = new ContainerModule(({ bind }) => {
  bind(JobLifecycle).toResolvedValue(
    (board, drafts, session) => new JobLifecycle(board, drafts, session),
    [JobBoard, JobDrafts, CurrentSession],
  );
});
