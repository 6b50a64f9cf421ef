import { defineScreen } from '../screen.ts';
import { TalentPoolPresenter } from './talent-pool-presenter.ts';
import { TalentPoolView } from './TalentPoolView.tsx';

export const talentPool = defineScreen(TalentPoolView, TalentPoolPresenter);
