import type { CandidateSearch } from '@glo/domain/search/search';
import { success } from '@glo/domain/shared/outcome';
import { aCandidate } from '@glo/domain/testing/builders';
import { scriptedPort } from '@glo/domain/testing/scripted-port';
import { ResultsPresenter } from '../features/search/results/results-presenter.ts';
import { SearchState } from '../state/search-state.ts';
import { someLists } from './candidate-lists.ts';
import { someSavedSearches } from './saved-searches.ts';

/** Search Result with everything behind it; `again` opens it once more in the same tab. */
export function someSearchResults() {
  const search = scriptedPort<CandidateSearch>({ find: success([aCandidate()]) });
  const world = someLists();
  const { lists, session, navigator, notices } = world;
  const state = new SearchState(session);
  const { saved } = someSavedSearches({ session, state, notices });
  const again = () => new ResultsPresenter(search, state, saved, lists, navigator, notices);
  return { ...world, again, search, state, saved, folderState: world.state };
}
