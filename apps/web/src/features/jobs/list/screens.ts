import { defineScreen } from '../../screen.ts';
import { RecruitPresenter } from './recruit-presenter.ts';
import { RecruitView } from './RecruitView.tsx';

export const recruit = defineScreen(RecruitView, RecruitPresenter);
