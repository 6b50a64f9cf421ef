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

export const company = new ContainerModule(({ bind }) => {
  bind(Companies).toResolvedValue((api) => new HttpCompanies(api), [Api]);
  bind(CompanyPages).toResolvedValue((api) => new HttpCompanyPages(api), [Api]);
  bind(CompanyCreation).toResolvedValue(
    (companies, session, drafts) => new CompanyCreation(companies, session, drafts),
    [Companies, CurrentSession, OnboardingDrafts],
  );
  bind(OnboardingGateway).toResolvedValue((api) => new HttpOnboardingGateway(api), [Api]);
  bind(Onboarding).toResolvedValue(
    (gateway, submission, accounts, session, drafts) => new Onboarding(gateway, submission, accounts, session, drafts),
    [OnboardingGateway, VerificationSubmission, Accounts, CurrentSession, OnboardingDrafts],
  );
  bind(VerificationGateway).toResolvedValue((api) => new HttpVerificationGateway(api), [Api]);
  bind(VerificationSubmission).toResolvedValue(
    (gateway, session, drafts) => new VerificationSubmission(gateway, session, drafts),
    [VerificationGateway, CurrentSession, OnboardingDrafts],
  );
  bind(LaterVerification).toResolvedValue(
    (submission, session, drafts) => new LaterVerification(submission, session, drafts),
    [VerificationSubmission, CurrentSession, OnboardingDrafts],
  );
  bind(VerificationReview).toResolvedValue(
    (accounts, gateway, session) => new VerificationReview(accounts, gateway, session),
    [Accounts, VerificationGateway, CurrentSession],
  );
});
