import type { CandidateSearch } from '@glo/domain/search';
import { success } from '@glo/domain/shared';
import { aCandidate, scriptedPort } from '@glo/domain/testing';
import { ResultsPresenter } from '../features/search/results/results-presenter.ts';
import { PlacesState } from '../state/places-state.ts';
import { SearchState } from '../state/search-state.ts';
import { someListServices } from './candidate-lists.ts';
import { FakeNavigator } from './fake-navigator.ts';
import { FakeTabMemory } from './fake-tab-memory.ts';
import { someActions } from './folders.ts';

/** Search Result with everything behind it; `again` opens it once more in the same tab. */
export function someSearchResults() {
  const search = scriptedPort<CandidateSearch>({ find: success([aCandidate()]) });
  const world = someActions();
  const { actions, state: folders, directory, clipboard, session, notices } = world;
  const state = new SearchState(session);
  const navigator = new FakeNavigator();
  const memory = new FakeTabMemory();
  const { lists } = someListServices(memory);
  const places = new PlacesState(memory, session);
  const again = () =>
    new ResultsPresenter(search, state, lists, actions, folders, places, directory, clipboard, navigator, notices);
  return { ...world, again, search, state, folderState: folders, navigator };
}
