import type { Downloads } from '@glo/domain/candidates/downloads';
import { scriptedPort } from '@glo/domain/testing/scripted-port';
import { aLeaving } from '@glo/domain/testing/hiring';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { Mailings } from '../state/mailings.ts';
import { LeftLists } from '../features/candidates/left-lists.ts';
import { CandidateLists } from '../features/candidates/list/candidate-lists.ts';
import { ActiveScreen } from '../state/active-screen.ts';
import { LocalRecords } from '../state/device/local-records.ts';
import { ScrollPositions } from '../state/device/scroll-positions.ts';
import { PeopleSeen } from '../state/people-seen.ts';
import { ReviewState } from '../state/review-state.ts';
import { FakeDevice } from './fake-device.ts';
import { FakeNavigator } from './fake-navigator.ts';
import { FakeTabMemory } from './fake-tab-memory.ts';
import { someActions } from './folders.ts';

/** Lists with everything behind them, on a tab and a device of their own. */
export function someLists(memory = new FakeTabMemory(), device = new FakeDevice()) {
  const world = someActions();
  const { actions, state, session, notices } = world;
  const navigator = new FakeNavigator();
  const review = new ReviewState(memory, session);
  const places = new ScrollPositions(memory, session, navigator);
  const records = new LocalRecords(device.tab(), session, world.notices);
  const screen = new ActiveScreen(new PeopleSeen(session));
  const downloads = scriptedPort<Downloads>({ save: undefined });
  const mailings = new Mailings(memory, session, world.blind, new FakeTabs(), aLeaving());
  const lists = new CandidateLists(
    actions,
    state,
    review,
    places,
    records,
    downloads,
    navigator,
    screen,
    mailings,
    notices,
    world.blind,
    new LeftLists(memory, session, navigator),
  );
  return { ...world, memory, navigator, review, records, downloads, screen, mailings, lists };
}
