import { Api } from '@glo/adapters/http';
import { HttpCandidateSearch } from '@glo/adapters/recruiter-api';
import { CandidateSearch } from '@glo/domain/search';
import { ContainerModule } from 'inversify';
import { SavedSearches } from '../../features/search/saved/saved-searches.ts';

/** Searching candidates, and the searches a recruiter keeps. Needs the module `device`. */
export const search = new ContainerModule(({ bind }) => {
  bind(SavedSearches).toSelf();
  bind(CandidateSearch).toResolvedValue((api) => new HttpCandidateSearch(api), [Api]);
});
