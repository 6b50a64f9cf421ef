import { Api } from '@glo/adapters/http';
import { HttpCompanies, HttpOnboardingDesk } from '@glo/adapters/recruiter-api';
import { Accounts, CurrentSession } from '@glo/domain/account';
import { Companies } from '@glo/domain/company';
import { CompanyCreation, Onboarding, OnboardingDesk, OnboardingDrafts } from '@glo/domain/onboarding';
import { VerificationSubmission } from '@glo/domain/verification';
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
