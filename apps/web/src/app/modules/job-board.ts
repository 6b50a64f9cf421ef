import { Api } from '@glo/adapters/http';
import { HttpJobBoard } from '@glo/adapters/recruiter-api';
import { JobBoard } from '@glo/domain/jobs';
import { ContainerModule } from 'inversify';

/** Posted opportunities, for the screens that post them and those that list them. */
export const jobBoard = new ContainerModule(({ bind }) => {
  bind(JobBoard).toResolvedValue((api) => new HttpJobBoard(api), [Api]);
});
