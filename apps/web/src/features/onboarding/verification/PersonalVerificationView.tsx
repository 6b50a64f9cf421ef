import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormActions } from '../../../ui/FormActions.tsx';
import { OnboardingPage } from '../OnboardingPage.tsx';
import type { PersonalVerificationPresenter } from './personal-verification-presenter.ts';

type Props = { readonly presenter: PersonalVerificationPresenter };

export const PersonalVerificationView = observer(function PersonalVerificationView({ presenter }: Props) {
  return (
    <OnboardingPage
      step="personal-verification"
      lead="Verification shows students that you are who you say. It takes a document of yours, and you can go on without it. Certain activities may be restricted until then."
      back={paths.chooseCompany}
      onSignOut={presenter.signOut}
    >
      <FormActions>
        <Button variant="fill" size="lg" onClick={presenter.skip}>
          Skip
        </Button>
      </FormActions>
    </OnboardingPage>
  );
});
