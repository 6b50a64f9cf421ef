import { BugReportView } from '../../features/support/report/BugReportView.tsx';
import { BugReportPresenter } from '../../features/support/report/report-presenters.ts';
import { candidates } from '../modules/candidates.ts';
import { device } from '../modules/device.ts';
import { support } from '../modules/support.ts';
import { present } from '../screen.ts';

export const screen = present(BugReportView, BugReportPresenter, [candidates, device, support]);
