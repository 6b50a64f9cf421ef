import { defineScreen } from '../screen.ts';
import { OpportunityView } from './opportunity/OpportunityView.tsx';
import { OpportunityPresenter } from './opportunity/opportunity-presenter.ts';

export const opportunity = defineScreen(OpportunityView, OpportunityPresenter);
