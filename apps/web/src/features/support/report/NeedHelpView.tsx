import { SupportPage } from '../SupportPage.tsx';
import type { NeedHelpPresenter } from './report-presenters.ts';
import { ReportForm } from './ReportForm.tsx';

export function NeedHelpView({ presenter }: { readonly presenter: NeedHelpPresenter }) {
  return (
    <SupportPage title="Need help">
      <ReportForm
        report={presenter.report}
        lead={{ title: 'How can we help?', text: 'What you want to do, and where you are stuck.' }}
      />
    </SupportPage>
  );
}
