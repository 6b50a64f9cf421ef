import { Api } from '@glo/adapters/http/api';
import { HttpCompanies } from '@glo/adapters/recruiter-api/http-companies';
import { HttpCompanyPages } from '@glo/adapters/recruiter-api/http-company-pages';
import { HttpOnboardingGateway } from '@glo/adapters/recruiter-api/http-onboarding-gateway';
import { HttpVerificationGateway } from '@glo/adapters/recruiter-api/http-verification-gateway';
import { Accounts } from '@glo/domain/account/accounts';
import { CurrentSession } from '@glo/domain/account/session';
import { Companies } from '@glo/domain/company/companies';
import { CompanyPages } from '@glo/domain/company-page/company-pages';
import { CompanyCreation } from '@glo/domain/onboarding/company-creation';
import { Onboarding, OnboardingGateway } from '@glo/domain/onboarding/onboarding';
import { OnboardingDrafts } from '@glo/domain/onboarding/onboarding-draft';
import { LaterVerification } from '@glo/domain/verification/later-verification';
import { VerificationGateway } from '@glo/domain/verification/verification-gateway';
import { VerificationReview } from '@glo/domain/verification/verification-review';
import { VerificationSubmission } from '@glo/domain/verification/verification-submission';
import { ContainerModule } from 'inversify';
import { provide } from './provide.ts';

export const company = new ContainerModule((options) => {
  provide(options, Companies, HttpCompanies, [Api]);
  provide(options, CompanyPages, HttpCompanyPages, [Api]);
  provide(options, CompanyCreation, CompanyCreation, [Companies, CurrentSession, OnboardingDrafts]);
  provide(options, OnboardingGateway, HttpOnboardingGateway, [Api]);
  provide(options, Onboarding, Onboarding, [
    OnboardingGateway,
    VerificationSubmission,
    Accounts,
    CurrentSession,
    OnboardingDrafts,
  ]);
  provide(options, VerificationGateway, HttpVerificationGateway, [Api]);
  provide(options, VerificationSubmission, VerificationSubmission, [
    VerificationGateway,
    CurrentSession,
    OnboardingDrafts,
  ]);
  provide(options, LaterVerification, LaterVerification, [VerificationSubmission, CurrentSession, OnboardingDrafts]);
  provide(options, VerificationReview, VerificationReview, [Accounts, VerificationGateway, CurrentSession]);
});
