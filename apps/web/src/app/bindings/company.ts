import { Api } from '@glo/adapters/http/api';
import { HttpCompanies } from '@glo/adapters/recruiter-api/http-companies';
import { HttpCompanyPages } from '@glo/adapters/recruiter-api/http-company-pages';
import { HttpOnboardingDesk } from '@glo/adapters/recruiter-api/http-onboarding-desk';
import { HttpVerificationDesk } from '@glo/adapters/recruiter-api/http-verification-desk';
import { Accounts } from '@glo/domain/account/accounts';
import { CurrentSession } from '@glo/domain/account/session';
import { Companies } from '@glo/domain/company/companies';
import { CompanyPages } from '@glo/domain/company-page/company-pages';
import { CompanyCreation } from '@glo/domain/onboarding/company-creation';
import { Onboarding, OnboardingDesk } from '@glo/domain/onboarding/onboarding';
import { OnboardingDrafts } from '@glo/domain/onboarding/onboarding-draft';
import { LaterVerification } from '@glo/domain/verification/later-verification';
import { VerificationDesk } from '@glo/domain/verification/verification-desk';
import { VerificationReview } from '@glo/domain/verification/verification-review';
import { VerificationSubmission } from '@glo/domain/verification/verification-submission';
import { ContainerModule } from 'inversify';

/** Onboarding, companies and their pages, and the documents that prove who a recruiter is. */
export const company = new ContainerModule(({ bind }) => {
  bind(Companies).toResolvedValue((api) => new HttpCompanies(api), [Api]);
  bind(CompanyPages).toResolvedValue((api) => new HttpCompanyPages(api), [Api]);
  bind(CompanyCreation).toResolvedValue(
    (companies, session, drafts) => new CompanyCreation(companies, session, drafts),
    [Companies, CurrentSession, OnboardingDrafts],
  );
  bind(OnboardingDesk).toResolvedValue((api) => new HttpOnboardingDesk(api), [Api]);
  bind(Onboarding).toResolvedValue(
    (desk, submission, accounts, session, drafts) => new Onboarding(desk, submission, accounts, session, drafts),
    [OnboardingDesk, VerificationSubmission, Accounts, CurrentSession, OnboardingDrafts],
  );
  bind(VerificationDesk).toResolvedValue((api) => new HttpVerificationDesk(api), [Api]);
  bind(VerificationSubmission).toResolvedValue(
    (desk, session, drafts) => new VerificationSubmission(desk, session, drafts),
    [VerificationDesk, CurrentSession, OnboardingDrafts],
  );
  bind(LaterVerification).toResolvedValue(
    (submission, session, drafts) => new LaterVerification(submission, session, drafts),
    [VerificationSubmission, CurrentSession, OnboardingDrafts],
  );
  bind(VerificationReview).toResolvedValue(
    (accounts, desk, session) => new VerificationReview(accounts, desk, session),
    [Accounts, VerificationDesk, CurrentSession],
  );
});
