import type { Recruiter } from '@glo/domain/account/recruiter';
import { aCompleteRecruiter, aSession } from '@glo/domain/testing/builders';
import { MemoryRows } from '@glo/domain/testing/device';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { JobDraftState } from '../state/jobs/job-draft-state.ts';
import { OnboardingDraftState } from '../state/device/onboarding-draft-state.ts';
import { SessionState } from '../state/session-state.ts';
import { LocalRecords } from '../state/device/local-records.ts';
import { Notices } from '../state/notices.ts';

export function aSignedInSession(recruiter: Recruiter = aCompleteRecruiter()): SessionState {
  const session = new SessionState(new OnboardingDraftState(), new JobDraftState());
  session.start(aSession(recruiter));
  return session;
}

interface RecordsOptions {
  readonly rows?: MemoryRows | undefined;
  readonly tabs?: FakeTabs | undefined;
  readonly recruiter?: Recruiter | undefined;
}

/** A signed-in session with the records of a browser. Tabs of one browser share `rows`, and take `tabs.another()`. */
export function someRecords({ rows = new MemoryRows(), tabs = new FakeTabs(), recruiter }: RecordsOptions = {}) {
  const session = aSignedInSession(recruiter);
  const notices = new Notices();
  const records = new LocalRecords(rows, session, tabs, notices);
  tabs.subscribe(({ about }) => void (about === 'records' && records.read()));
  return { rows, tabs, session, notices, records };
}
