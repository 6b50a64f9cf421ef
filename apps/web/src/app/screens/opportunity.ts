import { OpportunityView } from '../../features/hiring/opportunity/OpportunityView.tsx';
import { OpportunityPresenter } from '../../features/hiring/opportunity/opportunity-presenter.ts';
import { candidateLists } from '../modules/candidate-lists.ts';
import { candidates } from '../modules/candidates.ts';
import { device } from '../modules/device.ts';
import { filter } from '../modules/filter.ts';
import { folders } from '../modules/folders.ts';
import { jobLifecycle } from '../modules/job-lifecycle.ts';
import { jobs } from '../modules/jobs.ts';
import { lookups } from '../modules/lookups.ts';
import { opportunity } from '../modules/opportunity.ts';
import { tab } from '../modules/tab.ts';
import { present } from '../screen.ts';

export const screen = present(OpportunityView, OpportunityPresenter, [
  jobs,
  jobLifecycle,
  candidates,
  lookups,
  filter,
  tab,
  device,
  candidateLists,
  folders,
  opportunity,
]);
