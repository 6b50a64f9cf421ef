import { Api } from '@glo/adapters/http';
import { HttpJobBoard } from '@glo/adapters/recruiter-api';
import { JobBoard } from '@glo/domain/jobs';
import { ContainerModule } from 'inversify';

/** Posted opportunities. */
export const jobs = new ContainerModule(({ bind }) => {
  bind(JobBoard).toResolvedValue((api) => new HttpJobBoard(api), [Api]);
});
