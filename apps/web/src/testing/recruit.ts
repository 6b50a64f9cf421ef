import type { MemoryRows } from '@glo/domain/testing/device';
import { success } from '@glo/domain/shared/outcome';
import { aClosedJob } from '@glo/domain/testing/builders';
import { RecruitPresenter } from '../features/jobs/list/recruit-presenter.ts';
import { VerdictStore } from '../state/verdicts/verdict-store.ts';
import { testContainer } from './container.ts';
import type { FakeTabMemory } from './fakes/fake-tab-memory.ts';

export function aRecruitPage(memory?: FakeTabMemory, rows?: MemoryRows) {
  const world = testContainer({ memory, rows });
  world.board.answers.pastJobs = success([aClosedJob()]);
  const { container } = world;
  return { ...world, presenter: container.get(RecruitPresenter), verdicts: container.get(VerdictStore) };
}
