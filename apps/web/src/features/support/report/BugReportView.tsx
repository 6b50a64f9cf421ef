import { SupportPage } from '../SupportPage.tsx';
import type { BugReportPresenter } from './report-presenters.ts';
import { ReportForm } from './ReportForm.tsx';

export function BugReportView({ presenter }: { readonly presenter: BugReportPresenter }) {
  return (
    <SupportPage title="Report a bug">
      <ReportForm
        report={presenter.report}
        lead={{ title: 'What went wrong?', text: 'What you did, what happened, and what you expected instead.' }}
      />
    </SupportPage>
  );
}
