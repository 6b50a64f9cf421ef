import type { MemoryRows } from '@glo/domain/testing/device';
import type { Recruiter } from '@glo/domain/account/recruiter';
import { aSession } from '@glo/domain/testing/builders';
import { DashboardPresenter } from '../features/dashboard/dashboard-presenter.ts';
import { FoldersState } from '../features/candidate-list/folders-state.ts';
import { PagedListState } from '../state/device/paged-list-state.ts';
import { VerdictStore } from '../state/verdicts/verdict-store.ts';
import { JobVisits } from '../state/visits/job-visits.ts';
import { testContainer } from './container.ts';

export function aDashboard(rows?: MemoryRows, recruiter?: Recruiter) {
  const world = testContainer({ rows, session: aSession(recruiter) });
  const { container } = world;
  return {
    ...world,
    presenter: container.get(DashboardPresenter),
    foldersState: container.get(FoldersState),
    verdicts: container.get(VerdictStore),
    visits: container.get(JobVisits),
    paged: container.get(PagedListState),
  };
}
