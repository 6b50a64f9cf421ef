import { EditDescriptionView } from '../../features/jobs/editing/EditDescriptionView.tsx';
import { EditDescriptionPresenter } from '../../features/jobs/editing/edit-description-presenter.ts';
import { editing } from '../modules/editing.ts';
import { jobs } from '../modules/jobs.ts';
import { tab } from '../modules/tab.ts';
import { present } from '../screen.ts';

export const screen = present(EditDescriptionView, EditDescriptionPresenter, [tab, jobs, editing]);
