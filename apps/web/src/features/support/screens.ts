import { defineScreen } from '../screen.ts';
import { HelpCentrePresenter } from './centre/help-centre-presenter.ts';
import { HelpCentreView } from './centre/HelpCentreView.tsx';
import { BugReportView, NeedHelpView, ReportUserView } from './report/ReportViews.tsx';
import { BugReportPresenter, NeedHelpPresenter, ReportUserPresenter } from './report/report-presenters.ts';

export const helpCentre = defineScreen(HelpCentreView, HelpCentrePresenter);
export const bugReport = defineScreen(BugReportView, BugReportPresenter);
export const needHelp = defineScreen(NeedHelpView, NeedHelpPresenter);
export const reportUser = defineScreen(ReportUserView, ReportUserPresenter);
