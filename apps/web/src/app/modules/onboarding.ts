import { Api } from '@glo/adapters/http/api';
import { HttpCompanies } from '@glo/adapters/recruiter-api/http-companies';
import { HttpOnboardingDesk } from '@glo/adapters/recruiter-api/http-onboarding-desk';
import { Accounts } from '@glo/domain/account/accounts';
import { CurrentSession } from '@glo/domain/account/session';
import { Companies } from '@glo/domain/company/companies';
import { CompanyCreation } from '@glo/domain/onboarding/company-creation';
import { Onboarding, OnboardingDesk } from '@glo/domain/onboarding/onboarding';
import { OnboardingDrafts } from '@glo/domain/onboarding/onboarding-draft';
import { VerificationSubmission } from '@glo/domain/verification/verification-submission';
import { ContainerModule } from 'inversify';
import { OnboardingSteps } from '../../features/onboarding/onboarding-steps.ts';

/** Onboarding and companies, on top of the modules `sign-in` (accounts), `verification` and `lookups` (places, skills). */
export const onboarding = new ContainerModule(({ bind }) => {
  bind(Companies).toResolvedValue((api) => new HttpCompanies(api), [Api]);
  bind(OnboardingDesk).toResolvedValue((api) => new HttpOnboardingDesk(api), [Api]);
  bind(Onboarding).toResolvedValue(
    (desk, submission, accounts, session, drafts) => new Onboarding(desk, submission, accounts, session, drafts),
    [OnboardingDesk, VerificationSubmission, Accounts, CurrentSession, OnboardingDrafts],
  );
  bind(CompanyCreation).toResolvedValue(
    (companies, session, drafts) => new CompanyCreation(companies, session, drafts),
    [Companies, CurrentSession, OnboardingDrafts],
  );
  bind(OnboardingSteps).toSelf();
});
