import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { EvidenceFields } from '../../verification/EvidenceFields.tsx';
import { SubmitState } from '../../verification/SubmitState.tsx';
import { OnboardingPage } from '../OnboardingPage.tsx';
import { verificationTexts as texts, texts as shared } from '../texts.ts';
import type { Presented } from '../../screen.ts';
import type { CompanyVerificationPresenter, PersonalVerificationPresenter } from './verification-presenters.ts';

export const CompanyVerificationView = observer(function CompanyVerificationView({
  presenter,
}: Presented<CompanyVerificationPresenter>) {
  const { saving } = presenter;
  return (
    <OnboardingPage
      step="company-verification"
      lead={texts.companyLead(presenter.companyName)}
      back={paths.chooseCompany}
      steps={presenter.steps}
    >
      <EvidenceFields
        evidence={presenter.evidence}
        withCin
        busy={saving.pending}
        submitLabel={shared.next}
        start={
          <Button
            variant="bare"
            size="lg"
            flush="start"
            disabled={presenter.evidence.sending.pending}
            onClick={presenter.skip}
          >
            {shared.skip}
          </Button>
        }
      />
      <SubmitState action={saving} />
    </OnboardingPage>
  );
});

export const PersonalVerificationView = observer(function PersonalVerificationView({
  presenter,
}: Presented<PersonalVerificationPresenter>) {
  const { joined } = presenter;
  return (
    <OnboardingPage
      step="personal-verification"
      lead={joined === null ? texts.personalLead : `${texts.personalLead} ${texts.confirming(joined)}`}
      back={presenter.back}
      steps={presenter.steps}
    >
      <EvidenceFields
        evidence={presenter.evidence}
        submitLabel={shared.next}
        start={
          <Button variant="bare" size="lg" flush="start" onClick={presenter.skip}>
            {shared.skip}
          </Button>
        }
      />
    </OnboardingPage>
  );
});
