import { type Recruiter, SignOut } from '@glo/domain/account';
import { CompanyCreation, emptyOnboardingDraft, Onboarding, type OnboardingDraft } from '@glo/domain/onboarding';
import {
  aServiceSession,
  aSession,
  aVerificationDesk,
  someAccounts,
  FakeCompanies,
  FakeOnboardingDesk,
} from '@glo/domain/testing';
import { VerificationSubmission } from '@glo/domain/verification';
import { OnboardingSteps } from '../features/onboarding/onboarding-steps.ts';
import { JobDraftState } from '../state/job-draft-state.ts';
import { Notices } from '../state/notices.ts';
import { OnboardingDraftState } from '../state/onboarding-draft-state.ts';
import { SessionState } from '../state/session-state.ts';
import { FakeNavigator } from './fake-navigator.ts';

/** What the onboarding presenters stand on: real state and use cases over services that say yes until told otherwise. */
export function anOnboarding(draft: Partial<OnboardingDraft> = {}, recruiter: Recruiter | null = null) {
  const drafts = new OnboardingDraftState();
  const session = new SessionState(drafts, new JobDraftState());
  const navigator = new FakeNavigator();
  const notices = new Notices();
  const accounts = someAccounts();
  const companies = new FakeCompanies();
  const desk = new FakeOnboardingDesk();
  session.begin(aSession(recruiter));
  drafts.restore({ ...emptyOnboardingDraft, ...draft });
  const verification = aVerificationDesk();
  const submission = new VerificationSubmission(verification, session, drafts);
  const onboarding = new Onboarding(desk, submission, accounts, session, drafts);
  const creation = new CompanyCreation(companies, session, drafts);
  const steps = new OnboardingSteps(onboarding, new SignOut(session, aServiceSession()), navigator, notices);
  return {
    accounts,
    companies,
    creation,
    desk,
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
