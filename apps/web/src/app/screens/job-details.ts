import { JobDetailsView } from '../../features/jobs/details/JobDetailsView.tsx';
import { JobDetailsPresenter } from '../../features/jobs/details/job-details-presenter.ts';
import { jobs } from '../modules/jobs.ts';
import { present } from '../screen.ts';

export const screen = present(JobDetailsView, JobDetailsPresenter, [jobs]);
