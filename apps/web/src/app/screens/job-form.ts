import { JobFormView } from '../../features/jobs/posting/JobFormView.tsx';
import { JobFormPresenter } from '../../features/jobs/posting/job-form-presenter.ts';
import { jobs } from '../modules/jobs.ts';
import { lookups } from '../modules/lookups.ts';
import { present } from '../screen.ts';

export const screen = present(JobFormView, JobFormPresenter, [lookups, jobs]);
