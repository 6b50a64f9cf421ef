import { success } from '@glo/domain/shared/outcome';
import { aClosedJob } from '@glo/domain/testing/builders';
import { RecruitPresenter } from '../features/jobs/list/recruit-presenter.ts';
import { VerdictStore } from '../state/verdicts/verdict-store.ts';
import { testContainer } from './container.ts';
import type { FakeDevice } from './fakes/fake-device.ts';
import type { FakeTabMemory } from './fakes/fake-tab-memory.ts';

export function aRecruitPage(memory?: FakeTabMemory, device?: FakeDevice) {
  const world = testContainer({ memory, device });
  world.board.answers.pastJobs = success([aClosedJob()]);
  const { container } = world;
  return { ...world, presenter: container.get(RecruitPresenter), verdicts: container.get(VerdictStore) };
}
