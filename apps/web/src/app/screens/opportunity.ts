import { OpportunityView } from '../../features/hiring/opportunity/OpportunityView.tsx';
import { OpportunityPresenter } from '../../features/hiring/opportunity/opportunity-presenter.ts';
import { candidates } from '../modules/candidates.ts';
import { jobs } from '../modules/jobs.ts';
import { present } from '../screen.ts';

export const screen = present(OpportunityView, OpportunityPresenter, [jobs, candidates]);
