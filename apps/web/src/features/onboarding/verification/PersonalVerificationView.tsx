import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/actions/Button.tsx';
import { EvidenceFields } from '../../verification/EvidenceFields.tsx';
import { OnboardingPage } from '../OnboardingPage.tsx';
import { texts as shared } from '../texts.ts';
import type { PersonalVerificationPresenter } from './personal-verification-presenter.ts';
import { texts } from './texts.ts';

type Props = { readonly presenter: PersonalVerificationPresenter };

export const PersonalVerificationView = observer(function PersonalVerificationView({ presenter }: Props) {
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
