import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { SlowNote } from '../../../ui/feedback/SlowNote.tsx';
import { EvidenceFields } from '../../verification/EvidenceFields.tsx';
import { OnboardingPage } from '../OnboardingPage.tsx';
import { texts as shared } from '../texts.ts';
import type { Presented } from '../../screen.ts';
import type { CompanyVerificationPresenter } from './company-verification-presenter.ts';
import { texts } from './texts.ts';

export const CompanyVerificationView = observer(function CompanyVerificationView({
  presenter,
}: Presented<CompanyVerificationPresenter>) {
  const { saving } = presenter;
  return (
    <OnboardingPage
      step="company-verification"
      lead={texts.companyLead(presenter.companyName || texts.yourCompany)}
      back={paths.chooseCompany}
      steps={presenter.steps}
    >
      <EvidenceFields
        submission={presenter.form}
        withCin
        busy={saving.pending}
        go={shared.next}
        start={
          <Button
            variant="bare"
            size="lg"
            flush="start"
            disabled={presenter.form.sending.pending}
            onClick={presenter.skip}
          >
            {shared.skip}
          </Button>
        }
      />
      {saving.slow && <SlowNote onCancel={saving.cancel} onRetry={() => void saving.run()} />}
    </OnboardingPage>
  );
});
