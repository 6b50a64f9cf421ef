import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { EvidenceFields } from '../../verification/EvidenceFields.tsx';
import { OnboardingPage } from '../OnboardingPage.tsx';
import type { CompanyVerificationPresenter } from './company-verification-presenter.ts';

type Props = { readonly presenter: CompanyVerificationPresenter };

export const CompanyVerificationView = observer(function CompanyVerificationView({ presenter }: Props) {
  return (
    <OnboardingPage
      step="company-verification"
      lead={`Give one of the three: it shows students that ${presenter.companyName || 'your company'} is real.`}
      back={paths.chooseCompany}
      onSignOut={presenter.signOut}
    >
      <EvidenceFields
        submission={presenter.form}
        withCin
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
