import { SearchPresenter } from '../../features/search/criteria/search-presenter.ts';
import type { Given } from '../container.ts';
import { someSavedSearches } from './saved-searches.ts';

/** The search form. `again` reopens it in the same tab. */
export function aSearchForm(given?: Given) {
  const world = someSavedSearches(given);
  const { rows, visit } = world;
  const again = () => visit(SearchPresenter);
  const opensInNewTab = (): SearchPresenter => aSearchForm({ rows }).presenter;
  return { ...world, presenter: again(), again, opensInNewTab };
}
