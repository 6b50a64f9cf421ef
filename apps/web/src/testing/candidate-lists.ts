import { CandidateLists } from '../features/candidate-list/list/candidate-lists.ts';
import { HandOver } from '../features/candidate-list/list/hand-over/hand-over.ts';
import { ActiveScreen } from '../state/active-screen.ts';
import { PagedListState } from '../state/device/paged-list-state.ts';
import { ListReturnStore } from '../state/list/list-return-store.ts';
import { Mailings } from '../state/mailings/mailings.ts';
import { Questions } from '../state/questions/questions.ts';
import { ServiceStore } from '../state/store/service-store.ts';
import { RecentCandidates } from '../state/recent-candidates.ts';
import type { Given } from './container.ts';
import { someActions } from './folders.ts';

export function someLists(given?: Given) {
  const world = someActions(given);
  const { container } = world;
  container.bind(CandidateLists).toSelf().inSingletonScope();
  return {
    ...world,
    store: container.get(ServiceStore),
    handOver: container.get(HandOver),
    paged: container.get(PagedListState),
    returns: container.get(ListReturnStore),
    screen: container.get(ActiveScreen),
    mailings: container.get(Mailings),
    questions: container.get(Questions),
    lists: container.get(CandidateLists),
    seen: container.get(RecentCandidates),
  };
}
