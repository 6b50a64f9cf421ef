import { JobPreviewView } from '../../features/jobs/posting/JobPreviewView.tsx';
import { JobPreviewPresenter } from '../../features/jobs/posting/job-preview-presenter.ts';
import { jobLifecycle } from '../modules/job-lifecycle.ts';
import { jobs } from '../modules/jobs.ts';
import { present } from '../screen.ts';

export const screen = present(JobPreviewView, JobPreviewPresenter, [jobs, jobLifecycle]);
