import type { Recruiter } from '@glo/domain/account/recruiter';
import { aCompleteRecruiter, aSession } from '@glo/domain/testing/builders';
import { JobDraftState } from '../state/jobs/job-draft-state.ts';
import { OnboardingDraftState } from '../state/device/onboarding-draft-state.ts';
import { SessionState } from '../state/session-state.ts';
import { LocalRecords } from '../state/device/local-records.ts';
import { Notices } from '../state/notices.ts';
import { FakeDevice } from './fakes/fake-device.ts';

export function aSignedInSession(recruiter: Recruiter = aCompleteRecruiter()): SessionState {
  const session = new SessionState(new OnboardingDraftState(), new JobDraftState());
  session.start(aSession(recruiter));
  return session;
}

interface RecordsOptions {
  readonly device?: FakeDevice;
  readonly recruiter?: Recruiter | undefined;
}

/** A signed-in session with the records of a device. */
export function someRecords({ device = new FakeDevice(), recruiter }: RecordsOptions = {}) {
  const session = aSignedInSession(recruiter);
  const notices = new Notices();
  return { device, session, notices, records: new LocalRecords(device.tab(), session, notices) };
}
