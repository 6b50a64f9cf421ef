import { ReportUserView } from '../../features/support/report/ReportUserView.tsx';
import { ReportUserPresenter } from '../../features/support/report/report-user-presenter.ts';
import { candidates } from '../modules/candidates.ts';
import { device } from '../modules/device.ts';
import { support } from '../modules/support.ts';
import { present } from '../screen.ts';

export const screen = present(ReportUserView, ReportUserPresenter, [candidates, device, support]);
