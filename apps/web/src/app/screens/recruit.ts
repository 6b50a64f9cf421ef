import { RecruitView } from '../../features/hiring/recruit/RecruitView.tsx';
import { RecruitPresenter } from '../../features/hiring/recruit/recruit-presenter.ts';
import { device } from '../modules/device.ts';
import { jobs } from '../modules/jobs.ts';
import { tab } from '../modules/tab.ts';
import { present } from '../screen.ts';

export const screen = present(RecruitView, RecruitPresenter, [jobs, tab, device]);
