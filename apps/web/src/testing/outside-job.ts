import { ListsOutsideJob } from '../features/candidates/list/lists-outside-job.ts';
import { someListServices } from './candidate-lists.ts';
import { FakeNavigator } from './fake-navigator.ts';
import { FakeTabMemory } from './fake-tab-memory.ts';
import { someActions } from './folders.ts';

/** Lists outside any job, with everything behind them. */
export function someListsOutsideJob() {
  const world = someActions();
  const { actions, state: folders, directory, clipboard, notices } = world;
  const memory = new FakeTabMemory();
  const navigator = new FakeNavigator();
  const { lists, ...services } = someListServices(memory, navigator);
  const outside = new ListsOutsideJob(lists, actions, folders, directory, clipboard, navigator, notices);
  return { ...world, ...services, memory, navigator, outside };
}
