import { EditJobView } from '../../features/jobs/editing/EditJobView.tsx';
import { EditJobPresenter } from '../../features/jobs/editing/edit-job-presenter.ts';
import { editing } from '../modules/editing.ts';
import { jobs } from '../modules/jobs.ts';
import { lookups } from '../modules/lookups.ts';
import { tab } from '../modules/tab.ts';
import { present } from '../screen.ts';

export const screen = present(EditJobView, EditJobPresenter, [tab, jobs, lookups, editing]);
