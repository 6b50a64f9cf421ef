import type { Recruiter } from '@glo/domain/account/recruiter';
import { aCompleteRecruiter, aSession } from '@glo/domain/testing/builders';
import { JobDraftState } from '../state/jobs/job-draft-state.ts';
import { OnboardingDraftState } from '../state/device/onboarding-draft-state.ts';
import { SessionState } from '../state/session-state.ts';

export function aSignedInSession(recruiter: Recruiter = aCompleteRecruiter()): SessionState {
  const session = new SessionState(new OnboardingDraftState(), new JobDraftState());
  session.start(aSession(recruiter));
  return session;
}
