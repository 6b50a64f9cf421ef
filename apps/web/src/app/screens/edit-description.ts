import { EditDescriptionView } from '../../features/jobs/editing/EditDescriptionView.tsx';
import { EditDescriptionPresenter } from '../../features/jobs/editing/edit-description-presenter.ts';
import { device } from '../modules/device.ts';
import { editing } from '../modules/editing.ts';
import { jobs } from '../modules/jobs.ts';
import { present } from '../screen.ts';

export const screen = present(EditDescriptionView, EditDescriptionPresenter, [device, jobs, editing]);
