import { EmailSupportGateway } from '@glo/adapters/browser/email-support-gateway';
import { Api } from '@glo/adapters/http/api';
import { HttpAccountCodes } from '@glo/adapters/recruiter-api/http-account-codes';
import { HttpCompanies } from '@glo/adapters/recruiter-api/http-companies';
import { HttpCompanyPages } from '@glo/adapters/recruiter-api/http-company-pages';
import { HttpJobBoard } from '@glo/adapters/recruiter-api/http-job-board';
import { HttpOnboardingGateway } from '@glo/adapters/recruiter-api/http-onboarding-gateway';
import { HttpProfileGateway } from '@glo/adapters/recruiter-api/http-profile-gateway';
import { HttpVerificationGateway } from '@glo/adapters/recruiter-api/http-verification-gateway';
import { AccountCodes } from '@glo/domain/account/account-codes';
import { Accounts } from '@glo/domain/account/accounts';
import { PasswordReset } from '@glo/domain/account/password-reset';
import { CurrentSession } from '@glo/domain/account/session';
import { SignOut } from '@glo/domain/account/sign-out';
import { SigningOut, SignOutQuestion, UnsentDrafts } from '@glo/domain/account/signing-out';
import { SignUpConfirmation } from '@glo/domain/account/sign-up-confirmation';
import { ActivityLog } from '@glo/domain/activity/activity';
import { jobEvents, withRecording } from '@glo/domain/activity/recorded';
import { CompanyPages } from '@glo/domain/company-page/company-pages';
import { Companies } from '@glo/domain/company/companies';
import { JobBoard } from '@glo/domain/jobs/job-board';
import { JobDrafts } from '@glo/domain/jobs/job-draft';
import { JobLifecycle } from '@glo/domain/jobs/job-lifecycle';
import { CompanyCreation } from '@glo/domain/onboarding/company-creation';
import { Onboarding, OnboardingGateway } from '@glo/domain/onboarding/onboarding';
import { OnboardingDrafts } from '@glo/domain/onboarding/onboarding-draft';
import { OwnAccount } from '@glo/domain/profile/own-account';
import { ProfileEditing } from '@glo/domain/profile/profile-editing';
import { ProfileGateway } from '@glo/domain/profile/profile-gateway';
import { Tabs } from '@glo/domain/shared/tabs';
import { SupportGateway } from '@glo/domain/support/support-gateway';
import { LaterVerification } from '@glo/domain/verification/later-verification';
import { VerificationGateway } from '@glo/domain/verification/verification-gateway';
import { VerificationReview } from '@glo/domain/verification/verification-review';
import { VerificationSubmission } from '@glo/domain/verification/verification-submission';
import { type Container, ContainerModule } from 'inversify';
import type { ScreenPresenter } from '../../features/screen.ts';
import { ActiveScreen } from '../../state/active-screen.ts';
import { LocalRecords } from '../../state/device/local-records.ts';
import { EmailDrafts } from '../../state/mailings/email-drafts.ts';
import { ServiceStore } from '../../state/store/service-store.ts';
import { UnsavedWork } from '../../state/unsaved-work.ts';
import { ClosedJobs } from '../../state/verdicts/closed-jobs.ts';
import { JobVisits } from '../../state/visits/job-visits.ts';
import { configurationToken } from '../configuration/configuration.ts';
import { candidates } from './candidates.ts';
import { device } from './device.ts';
import { provide } from './provide.ts';

const account = new ContainerModule((options) => {
  const { bind } = options;
  provide(options, AccountCodes, HttpAccountCodes, [Api]);
  provide(options, SignUpConfirmation, SignUpConfirmation, [AccountCodes, Accounts, CurrentSession]);
  provide(options, PasswordReset, PasswordReset, [AccountCodes, CurrentSession, UnsentDrafts]);
  provide(options, ProfileGateway, HttpProfileGateway, [Api]);
  provide(options, ProfileEditing, ProfileEditing, [ProfileGateway, CurrentSession]);
  provide(options, OwnAccount, OwnAccount, [ProfileGateway, CurrentSession, UnsentDrafts]);
  bind(UnsentDrafts).toService(EmailDrafts);
  bind(SignOutQuestion).toService(UnsavedWork);
  provide(options, SigningOut, SigningOut, [CurrentSession, SignOut, UnsentDrafts, SignOutQuestion]);
  bind(SupportGateway).toResolvedValue(
    ({ supportEmail }) => new EmailSupportGateway(supportEmail),
    [configurationToken],
  );
});

const company = new ContainerModule((options) => {
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
  provide(options, VerificationReview, VerificationReview, [Accounts, CompanyPages, CurrentSession]);
});

const jobs = new ContainerModule((options) => {
  const { bind } = options;
  bind(JobBoard).toResolvedValue(
    (api, log) => withRecording(new HttpJobBoard(api), jobEvents, log),
    [Api, ActivityLog],
  );
  provide(options, JobLifecycle, JobLifecycle, [JobBoard, JobDrafts, CurrentSession, Tabs]);
});

/** Loaded with the first screen after /login. */
export const deferred = {
  bindings: [account, candidates, company, device, jobs],
  /** Blind review and the layout of lists must be known before the first candidate shows. */
  isReady: (container: Container) => container.get(LocalRecords).isRead,
  register: (container: Container, presenter: ScreenPresenter) => {
    container.get(ClosedJobs);
    container.get(ServiceStore).followDevice('records', () => void container.get(LocalRecords).read());
    container.get(JobVisits).show(presenter.visitedJob ?? null);
    return container.get(ActiveScreen).register(presenter);
  },
};
