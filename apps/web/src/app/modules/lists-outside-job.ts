import { ContainerModule } from 'inversify';
import { ListsOutsideJob } from '../../features/candidates/list/lists-outside-job.ts';

/** Lists of candidates that belong to no job. Needs the modules `candidates`, `candidateLists`, `device` and `folders`. */
export const listsOutsideJob = new ContainerModule(({ bind }) => {
  // Each screen has modals of its own.
  bind(ListsOutsideJob).toSelf().inTransientScope();
});
