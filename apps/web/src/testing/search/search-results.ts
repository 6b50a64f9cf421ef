import type { CandidateSearch, SearchCriteria } from '@glo/domain/search/search';
import { success } from '@glo/domain/shared/outcome';
import { aCandidate } from '@glo/domain/testing/builders';
import { someCandidateFilters } from '@glo/domain/testing/filter';
import { someLookups } from '@glo/domain/testing/jobs';
import { scriptedPort } from '@glo/domain/testing/scripted-port';
import { FilterPanels } from '../../features/filter/filter-panel.ts';
import { ResultsPresenter } from '../../features/search/results/results-presenter.ts';
import { SearchState } from '../../state/search-state.ts';
import { someLists } from '../candidate-lists.ts';
import { someSavedSearches } from './saved-searches.ts';

/** Search Result. A search for `criteria` found no candidates. `again` reopens the screen in the same tab. */
export function someSearchResults(criteria: SearchCriteria | null = null) {
  const search = scriptedPort<CandidateSearch>({ find: success([aCandidate()]) });
  const world = someLists();
  const { lists, session, navigator, notices } = world;
  const state = new SearchState(session);
  if (criteria !== null) {
    state.update(criteria);
    state.found(criteria, []);
  }
  const { saved, unread, device } = someSavedSearches({ session, state, notices });
  const filters = someCandidateFilters();
  const panels = new FilterPanels(filters, someLookups(), notices, world.blind);
  const withThose = (searches: typeof saved) =>
    new ResultsPresenter(search, state, searches, lists, navigator, notices, panels);
  const again = () => withThose(saved);
  const opensInNewTab = () => withThose(unread());
  return {
    ...world,
    filters,
    presenter: again(),
    again,
    opensInNewTab,
    device,
    search,
    state,
    saved,
    folderState: world.state,
  };
}
