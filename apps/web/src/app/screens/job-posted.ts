import { JobPostedView } from '../../features/jobs/posting/JobPostedView.tsx';
import { JobPostedPresenter } from '../../features/jobs/posting/job-posted-presenter.ts';
import { present } from '../screen.ts';

export const screen = present(JobPostedView, JobPostedPresenter, []);
