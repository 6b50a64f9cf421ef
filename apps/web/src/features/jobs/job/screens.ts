import { defineScreen } from '../../screen.ts';
import { OpportunityView } from './OpportunityView.tsx';
import { OpportunityPresenter } from './opportunity-presenter.ts';

export const opportunity = defineScreen(OpportunityView, OpportunityPresenter);
