import { Api } from '@glo/adapters/http';
import { HttpCandidateSearch } from '@glo/adapters/recruiter-api';
import { CandidateSearch } from '@glo/domain/search';
import { ContainerModule } from 'inversify';

/** Searching candidates. */
export const search = new ContainerModule(({ bind }) => {
  bind(CandidateSearch).toResolvedValue((api) => new HttpCandidateSearch(api), [Api]);
});
