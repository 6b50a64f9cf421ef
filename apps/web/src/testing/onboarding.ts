import type { Recruiter } from '@glo/domain/account/recruiter';
import { CompanyCreation } from '@glo/domain/onboarding/company-creation';
import { emptyOnboardingDraft, type OnboardingDraft } from '@glo/domain/onboarding/onboarding-draft';
import { Onboarding } from '@glo/domain/onboarding/onboarding';
import { aSigningOut, someAccounts } from '@glo/domain/testing/fake-accounts';
import { aSession } from '@glo/domain/testing/builders';
import { aVerificationGateway } from '@glo/domain/testing/verification';
import { someLookups } from '@glo/domain/testing/jobs';
import { FakeCompanies, FakeOnboardingGateway } from '@glo/domain/testing/onboarding';
import { LaterVerification } from '@glo/domain/verification/later-verification';
import { VerificationSubmission } from '@glo/domain/verification/verification-submission';
import { ChooseCompanyPresenter } from '../features/onboarding/company/choose-company-presenter.ts';
import { CreateCompanyPresenter } from '../features/onboarding/create-company/create-company-presenter.ts';
import { DetailsPresenter } from '../features/onboarding/details/details-presenter.ts';
import { HireInPresenter } from '../features/onboarding/hire-in/hire-in-presenter.ts';
import { TechnologiesPresenter } from '../features/onboarding/technologies/technologies-presenter.ts';
import {
  CompanyVerificationPresenter,
  PersonalVerificationPresenter,
} from '../features/onboarding/verification/verification-presenters.ts';
import { OnboardingSteps } from '../features/onboarding/onboarding-steps.ts';
import {
  PostOnboardingCompanyPresenter,
  PostOnboardingPersonalPresenter,
} from '../features/verification/post-onboarding/post-onboarding-presenters.ts';
import { JobDraftState } from '../state/jobs/job-draft-state.ts';
import { Notices } from '../state/notices.ts';
import { OnboardingDraftState } from '../state/device/onboarding-draft-state.ts';
import { SessionState } from '../state/session-state.ts';
import { FakeNavigator } from './fakes/fake-navigator.ts';

export function anOnboarding(draft: Partial<OnboardingDraft> = {}, recruiter: Recruiter | null = null) {
  const drafts = new OnboardingDraftState();
  const session = new SessionState(drafts, new JobDraftState());
  const navigator = new FakeNavigator();
  const notices = new Notices();
  const accounts = someAccounts();
  const companies = new FakeCompanies();
  const gateway = new FakeOnboardingGateway();
  session.start(aSession(recruiter));
  drafts.restore({ ...emptyOnboardingDraft, ...draft });
  const verification = aVerificationGateway();
  const submission = new VerificationSubmission(verification, session, drafts);
  const onboarding = new Onboarding(gateway, submission, accounts, session, drafts);
  const creation = new CompanyCreation(companies, session, drafts);
  const steps = new OnboardingSteps(onboarding, session, drafts, aSigningOut(session), navigator, notices);
  const lookups = someLookups();
  const later = new LaterVerification(submission, session, drafts);
  const screens = {
    details: () => new DetailsPresenter(steps, drafts, lookups),
    chooseCompany: () => new ChooseCompanyPresenter(companies, onboarding, steps, drafts, navigator, notices),
    createCompany: () => new CreateCompanyPresenter(creation, companies, steps, drafts, navigator, notices),
    technologies: () => new TechnologiesPresenter(creation, lookups, steps, drafts, navigator, notices),
    companyVerification: () =>
      new CompanyVerificationPresenter(steps, drafts, onboarding, verification, submission, notices),
    personalVerification: () => new PersonalVerificationPresenter(steps, drafts, verification, notices),
    hireIn: () => new HireInPresenter(onboarding, steps, drafts, notices),
    laterCompany: () => new PostOnboardingCompanyPresenter(later, verification, session, drafts, navigator, notices),
    laterPersonal: () => new PostOnboardingPersonalPresenter(later, verification, session, drafts, navigator, notices),
  };
  return {
    accounts,
    companies,
    creation,
    gateway,
    lookups,
    screens,
    drafts,
    navigator,
    notices,
    onboarding,
    session,
    steps,
    submission,
    verification,
  };
}
