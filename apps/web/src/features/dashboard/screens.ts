import { defineScreen } from '../screen.ts';
import { DashboardView } from './DashboardView.tsx';
import { DashboardPresenter } from './dashboard-presenter.ts';

export const dashboard = defineScreen(DashboardView, DashboardPresenter);
