import { DashboardView } from '../../features/dashboard/DashboardView.tsx';
import { DashboardPresenter } from '../../features/dashboard/dashboard-presenter.ts';
import { candidates } from '../modules/candidates.ts';
import { folders } from '../modules/folders.ts';
import { jobs } from '../modules/jobs.ts';
import { signIn } from '../modules/sign-in.ts';
import { verification } from '../modules/verification.ts';
import { present } from '../screen.ts';

export const screen = present(DashboardView, DashboardPresenter, [signIn, verification, jobs, candidates, folders]);
