import { defineScreen } from '../../screen.ts';
import { JobPostedView } from './JobPostedView.tsx';
import { JobPostedPresenter } from './job-posted-presenter.ts';

export const jobPosted = defineScreen(JobPostedView, JobPostedPresenter);
