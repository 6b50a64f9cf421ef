import { HelpCentrePresenter } from '../../features/support/centre/help-centre-presenter.ts';
import { HelpCentreView } from '../../features/support/centre/HelpCentreView.tsx';
import { BugReportView } from '../../features/support/report/BugReportView.tsx';
import { NeedHelpView } from '../../features/support/report/NeedHelpView.tsx';
import { BugReportPresenter, NeedHelpPresenter } from '../../features/support/report/report-presenters.ts';
import { ReportUserPresenter } from '../../features/support/report/report-user-presenter.ts';
import { ReportUserView } from '../../features/support/report/ReportUserView.tsx';
import { candidates } from '../modules/candidates.ts';
import { support } from '../modules/support.ts';
import { tab } from '../modules/tab.ts';
import { present } from '../screen.ts';

/** The help centre in one script: its pages are small, and every script more is named in the first load. */
const modules = [candidates, tab, support];

export const helpCentre = present(HelpCentreView, HelpCentrePresenter, []);
export const bugReport = present(BugReportView, BugReportPresenter, modules);
export const needHelp = present(NeedHelpView, NeedHelpPresenter, modules);
export const reportUser = present(ReportUserView, ReportUserPresenter, modules);
