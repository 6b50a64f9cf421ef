import { SupportPage } from '../SupportPage.tsx';
import { texts } from '../texts.ts';
import type { BugReportPresenter } from './report-presenters.ts';
import { ReportForm } from './ReportForm.tsx';

export function BugReportView({ presenter }: { readonly presenter: BugReportPresenter }) {
  return (
    <SupportPage title={texts.bug.title}>
      <ReportForm report={presenter.report} lead={texts.bug.lead} />
    </SupportPage>
  );
}
