import { defineScreen } from '../screen.ts';
import { HelpCentrePresenter } from './centre/help-centre-presenter.ts';
import { HelpCentreView } from './centre/HelpCentreView.tsx';
import { BugReportView, NeedHelpView } from './report/ReportViews.tsx';
import { BugReportPresenter, NeedHelpPresenter } from './report/report-presenters.ts';
import { ReportUserPresenter } from './report/report-user-presenter.ts';
import { ReportUserView } from './report/ReportUserView.tsx';

export const helpCentre = defineScreen(HelpCentreView, HelpCentrePresenter);
export const bugReport = defineScreen(BugReportView, BugReportPresenter);
export const needHelp = defineScreen(NeedHelpView, NeedHelpPresenter);
export const reportUser = defineScreen(ReportUserView, ReportUserPresenter);
