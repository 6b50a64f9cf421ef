import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/actions/Button.tsx';
import { EvidenceFields } from '../../verification/EvidenceFields.tsx';
import { OnboardingPage } from '../OnboardingPage.tsx';
import { texts as shared } from '../texts.ts';
import type { Presented } from '../../screen.ts';
import type { PersonalVerificationPresenter } from './personal-verification-presenter.ts';
import { texts } from './texts.ts';

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
        submission={presenter.form}
        go={shared.next}
        start={
          <Button variant="bare" size="lg" flush="start" onClick={presenter.skip}>
            {shared.skip}
          </Button>
        }
      />
    </OnboardingPage>
  );
});
