import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/Button.tsx';
import { EvidenceFields } from '../../verification/EvidenceFields.tsx';
import { OnboardingPage } from '../OnboardingPage.tsx';
import type { PersonalVerificationPresenter } from './personal-verification-presenter.ts';

type Props = { readonly presenter: PersonalVerificationPresenter };

export const PersonalVerificationView = observer(function PersonalVerificationView({ presenter }: Props) {
  return (
    <OnboardingPage
      step="personal-verification"
      lead="Give a document of yours, as a link or a file: it shows students that you are who you say."
      back={presenter.back}
      onSignOut={presenter.signOut}
    >
      <EvidenceFields
        submission={presenter.form}
        go="Next"
        start={
          <Button variant="bare" size="lg" flush="start" onClick={presenter.skip}>
            Skip
          </Button>
        }
      />
    </OnboardingPage>
  );
});
