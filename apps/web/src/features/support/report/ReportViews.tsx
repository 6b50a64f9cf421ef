import { SupportPage } from '../SupportPage.tsx';
import { texts } from '../texts.ts';
import type { BugReportPresenter, NeedHelpPresenter } from './report-presenters.ts';
import { ReportForm } from './ReportForm.tsx';

export function BugReportView({ presenter }: { readonly presenter: BugReportPresenter }) {
  return (
    <SupportPage title={texts.bug.title}>
      <ReportForm report={presenter.report} lead={texts.bug.lead} />
    </SupportPage>
  );
}

export function NeedHelpView({ presenter }: { readonly presenter: NeedHelpPresenter }) {
  return (
    <SupportPage title={texts.help.title}>
      <ReportForm report={presenter.report} lead={texts.help.lead} />
    </SupportPage>
  );
}
