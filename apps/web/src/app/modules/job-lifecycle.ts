import { CurrentSession } from '@glo/domain/account';
import { JobBoard, JobDrafts, JobLifecycle } from '@glo/domain/jobs';
import { ContainerModule } from 'inversify';

/** Posting, updating, closing jobs. Needs the module `jobs`. */
export const jobLifecycle = new ContainerModule(({ bind }) => {
  bind(JobLifecycle).toResolvedValue(
    (board, drafts, session) => new JobLifecycle(board, drafts, session),
    [JobBoard, JobDrafts, CurrentSession],
  );
});
