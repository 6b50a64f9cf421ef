import { EditPreviewView } from '../../features/jobs/editing/EditPreviewView.tsx';
import { EditPreviewPresenter } from '../../features/jobs/editing/edit-preview-presenter.ts';
import { editing } from '../modules/editing.ts';
import { jobLifecycle } from '../modules/job-lifecycle.ts';
import { jobs } from '../modules/jobs.ts';
import { tab } from '../modules/tab.ts';
import { present } from '../screen.ts';

export const screen = present(EditPreviewView, EditPreviewPresenter, [tab, jobs, jobLifecycle, editing]);
