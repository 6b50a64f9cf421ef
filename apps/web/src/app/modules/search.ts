import { Api } from '@glo/adapters/http/api';
import { HttpCandidateSearch } from '@glo/adapters/recruiter-api/http-candidate-search';
import { CandidateSearch } from '@glo/domain/search/search';
import { ContainerModule } from 'inversify';
import { SavedSearches } from '../../features/search/saved/saved-searches.ts';

/** Searching candidates, and the searches a recruiter keeps. Needs the module `device`. */
export const search = new ContainerModule(({ bind }) => {
  bind(SavedSearches).toSelf();
  bind(CandidateSearch).toResolvedValue((api) => new HttpCandidateSearch(api), [Api]);
});
