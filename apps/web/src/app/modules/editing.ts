import { ContainerModule } from 'inversify';
import { JobEditing } from '../../features/jobs/editing/job-editing.ts';
import { JobEdits } from '../../features/jobs/editing/job-edits.ts';

/** Editing posted jobs. Needs the modules `tab` and `jobs`. */
export const editing = new ContainerModule(({ bind }) => {
  bind(JobEdits).toSelf();
  bind(JobEditing).toSelf().inTransientScope();
});
