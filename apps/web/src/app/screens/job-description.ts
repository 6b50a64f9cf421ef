import { JobDescriptionView } from '../../features/jobs/posting/JobDescriptionView.tsx';
import { JobDescriptionPresenter } from '../../features/jobs/posting/job-description-presenter.ts';
import { jobs } from '../modules/jobs.ts';
import { present } from '../screen.ts';

export const screen = present(JobDescriptionView, JobDescriptionPresenter, [jobs]);
