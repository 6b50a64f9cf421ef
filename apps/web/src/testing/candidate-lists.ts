import type { Downloads } from '@glo/domain/candidates/downloads';
import { scriptedPort } from '@glo/domain/testing/scripted-port';
import { aLeaving } from '@glo/domain/testing/hiring';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { HandOver } from '../features/people/list/hand-over/hand-over.ts';
import { CandidateLists } from '../features/people/list/candidate-lists.ts';
import { CandidateFacts } from '../state/facts/candidate-facts.ts';
import { CandidateMemory } from '../state/memory/candidate-memory.ts';
import { aDeviceCode } from './fakes/kept-verdicts.ts';
import { ActiveScreen } from '../state/active-screen.ts';
import { ListReturnStore } from '../state/list/list-return-store.ts';
import { Mailings } from '../state/mailings/mailings.ts';
import { Questions } from '../state/questions/questions.ts';
import { RecentCandidates } from '../state/recent-candidates.ts';
import { ReviewState } from '../state/device/review-state.ts';
import { FakeDevice } from './fakes/fake-device.ts';
import { FakeNavigator } from './fakes/fake-navigator.ts';
import { FakeTabMemory } from './fakes/fake-tab-memory.ts';
import { someActions } from './folders.ts';

export function someLists(memory = new FakeTabMemory(), device = new FakeDevice()) {
  const world = someActions(device);
  const { actions, state, session, notices, records, verdicts, posted } = world;
  const navigator = new FakeNavigator();
  const review = new ReviewState(memory, session);
  const returns = new ListReturnStore(memory, session, navigator);
  const seen = new RecentCandidates(session);
  const screen = new ActiveScreen(seen);
  const downloads = scriptedPort<Downloads>({ save: undefined });
  const mailings = new Mailings(memory, session, world.blind, new FakeTabs(), aLeaving(), aDeviceCode(session));
  const questions = new Questions();
  const facts = new CandidateFacts(world.directory, session, world.blind);
  const handOver = new HandOver(facts, verdicts, notices, world.directory, world.clipboard, session);
  const memoryOfPeople = new CandidateMemory(posted, verdicts, records);
  const lists = new CandidateLists(
    actions,
    state,
    world.piles,
    review,
    returns,
    records,
    downloads,
    navigator,
    screen,
    mailings,
    notices,
    world.blind,
    posted,
    seen,
    questions,
    handOver,
    facts,
    memoryOfPeople,
    verdicts.presses,
  );
  return {
    ...world,
    facts,
    handOver,
    memory,
    navigator,
    review,
    returns,
    downloads,
    screen,
    mailings,
    questions,
    lists,
    seen,
  };
}
