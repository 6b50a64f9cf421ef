import { EditJobView } from '../../features/jobs/editing/EditJobView.tsx';
import { EditJobPresenter } from '../../features/jobs/editing/edit-job-presenter.ts';
import { device } from '../modules/device.ts';
import { editing } from '../modules/editing.ts';
import { jobs } from '../modules/jobs.ts';
import { lookups } from '../modules/lookups.ts';
import { present } from '../screen.ts';

export const screen = present(EditJobView, EditJobPresenter, [device, jobs, lookups, editing]);
