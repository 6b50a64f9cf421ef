import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormActions } from '../../../ui/FormActions.tsx';
import { OnboardingPage } from '../OnboardingPage.tsx';
import type { CompanyVerificationPresenter } from './company-verification-presenter.ts';

type Props = { readonly presenter: CompanyVerificationPresenter };

export const CompanyVerificationView = observer(function CompanyVerificationView({ presenter }: Props) {
  return (
    <OnboardingPage
      step="company-verification"
      lead={`Verification shows students that ${presenter.companyName || 'a company'} is real. It takes a CIN number or an identification document, and you can go on without it. Certain activities may be restricted until then.`}
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
