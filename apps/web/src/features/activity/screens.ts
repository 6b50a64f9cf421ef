import { defineScreen } from '../screen.ts';
import { ActivityPresenter } from './activity-presenter.ts';
import { ActivityView } from './ActivityView.tsx';

export const activity = defineScreen(ActivityView, ActivityPresenter);
