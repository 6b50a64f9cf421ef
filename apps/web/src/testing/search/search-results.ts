import type { SearchCriteria } from '@glo/domain/search/search';
import { ResultsPresenter } from '../../features/search/results/results-presenter.ts';
import { SavedSearches } from '../../features/search/saved/saved-searches.ts';
import { SearchState } from '../../state/search-state.ts';
import { someLists } from '../candidate-lists.ts';
import type { Given } from '../container.ts';

/** Search Result. A search for `criteria` found no candidates. `again` reopens the screen in the same tab. */
export function someSearchResults(criteria: SearchCriteria | null = null, given?: Given) {
  const world = someLists(given);
  const { container, rows, visit, state: folderState } = world;
  const [saved, state] = [container.get(SavedSearches), container.get(SearchState)];
  if (criteria !== null) {
    state.update(criteria);
    state.found(criteria, []);
  }
  const again = () => visit(ResultsPresenter);
  const opensInNewTab = (): ResultsPresenter => someSearchResults(null, { rows }).presenter;
  return { ...world, saved, state, folderState, presenter: again(), again, opensInNewTab };
}
