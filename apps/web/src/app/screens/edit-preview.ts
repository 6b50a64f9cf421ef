import { EditPreviewView } from '../../features/jobs/editing/EditPreviewView.tsx';
import { EditPreviewPresenter } from '../../features/jobs/editing/edit-preview-presenter.ts';
import { device } from '../modules/device.ts';
import { editing } from '../modules/editing.ts';
import { jobs } from '../modules/jobs.ts';
import { present } from '../screen.ts';

export const screen = present(EditPreviewView, EditPreviewPresenter, [device, jobs, editing]);
