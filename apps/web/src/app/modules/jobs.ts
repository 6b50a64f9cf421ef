import { Api } from '@glo/adapters/http';
import { HttpJobBoard } from '@glo/adapters/recruiter-api';
import { CurrentSession } from '@glo/domain/account';
import { JobBoard, JobDrafts, JobLifecycle } from '@glo/domain/jobs';
import { ContainerModule } from 'inversify';

/** Posted opportunities: for the screens that post them and those that list them. */
export const jobs = new ContainerModule(({ bind }) => {
  bind(JobBoard).toResolvedValue((api) => new HttpJobBoard(api), [Api]);
  bind(JobLifecycle).toResolvedValue(
    (board, drafts, session) => new JobLifecycle(board, drafts, session),
    [JobBoard, JobDrafts, CurrentSession],
  );
});
