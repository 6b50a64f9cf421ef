import type { CandidateFilter } from '@glo/domain/filter/candidate-filter';
import type { Job } from '@glo/domain/jobs/job';
import { injectable } from 'inversify';
import { JobOwners } from '../../../state/jobs/job-owners.ts';
import { RecentCandidates } from '../../../state/recent-candidates.ts';
import { VerdictStore } from '../../../state/verdicts/verdict-store.ts';
import { type CandidateActions, CandidateLists } from '../../candidate-list/index.ts';
import { FilterPanels } from '../../filter/filter-panel.ts';
import { JobCriteria } from '../../filter/job-criteria.ts';
import { JobReviews } from '../../review/jobs/job-reviews.ts';
import type { JobCandidates, Tab } from './job-candidates.ts';
import { JobTab, type TabServices } from './job-tab.ts';

@injectable('Transient')
export class JobTabs {
  readonly #services: TabServices;

  constructor(
    filters: FilterPanels,
    criteria: JobCriteria,
    verdicts: VerdictStore,
    reviews: JobReviews,
    lists: CandidateLists,
    seen: RecentCandidates,
    owners: JobOwners,
  ) {
    this.#services = { filters, criteria, verdicts, reviews, lists, seen, owners };
  }

  /** Its dialog is the same for all tabs. */
  get actions(): CandidateActions {
    return this.#services.lists.services.actions;
  }

  open(tab: Tab, job: Job, candidates: JobCandidates, filter: CandidateFilter): JobTab {
    return new JobTab(tab, job, candidates, filter, this.#services);
  }
}
