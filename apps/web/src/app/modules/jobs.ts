import { Api } from '@glo/adapters/http/api';
import { HttpJobBoard } from '@glo/adapters/recruiter-api/http-job-board';
import { JobBoard } from '@glo/domain/jobs/job-board';
import { ContainerModule } from 'inversify';

/** Posted opportunities. */
export const jobs = new ContainerModule(({ bind }) => {
  bind(JobBoard).toResolvedValue((api) => new HttpJobBoard(api), [Api]);
});
