import { defineScreen } from '../screen.ts';
import { RecruitView } from './recruit/RecruitView.tsx';
import { RecruitPresenter } from './recruit/recruit-presenter.ts';
import { OpportunityView } from './opportunity/OpportunityView.tsx';
import { OpportunityPresenter } from './opportunity/opportunity-presenter.ts';

export const recruit = defineScreen(RecruitView, RecruitPresenter);
export const opportunity = defineScreen(OpportunityView, OpportunityPresenter);
