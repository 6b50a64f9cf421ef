import { SavedSearches } from '../../features/search/saved/saved-searches.ts';
import { SearchState } from '../../state/search-state.ts';
import { type Given, testContainer } from '../container.ts';

export function someSavedSearches(given?: Given) {
  const world = testContainer(given);
  const { container } = world;
  const saved = container.get(SavedSearches);
  return { ...world, saved, state: container.get(SearchState) };
}
