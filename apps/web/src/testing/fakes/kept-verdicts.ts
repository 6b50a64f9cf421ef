import { MemoryVerdicts } from '@glo/adapters/browser/verdicts/memory-verdicts';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { OwnVerdicts } from '@glo/domain/verdicts/own-verdicts';
import { VerdictKeeping } from '@glo/domain/verdicts/verdict-keeping';
import { KeptVerdicts } from '../../state/saved-data/kept-verdicts.ts';
import type { VerdictUseCases } from '../../state/verdicts/verdict-code.ts';
import { jobId } from '@glo/domain/testing/builders';
import { LocalRecords } from '../../state/device/local-records.ts';
import type { JobVerdicts } from '../../state/verdicts/job-verdicts.ts';
import { FakeDevice } from './fake-device.ts';
import { aSignedInSession } from '../session.ts';
import { PressGuard } from '../../state/press/press-guard.ts';
import { VerdictStore } from '../../state/verdicts/verdict-store.ts';
import type { Notices } from '../../state/notices.ts';
import type { SessionState } from '../../state/session-state.ts';

export function someKeptVerdicts(session: SessionState, notices: Notices, port = new MemoryVerdicts()): KeptVerdicts {
  return new KeptVerdicts({ load: async () => someVerdictUseCases(session, port) }, notices);
}

export function someVerdictUseCases(
  session: SessionState,
  port = new MemoryVerdicts(),
  tabs = new FakeTabs(),
): VerdictUseCases {
  return { own: new OwnVerdicts(port, session, tabs), keeping: new VerdictKeeping(port, session, tabs) };
}

export function aVerdictStore(
  session: SessionState,
  records: LocalRecords,
  notices: Notices,
  tabs = new FakeTabs(),
): VerdictStore {
  const useCases = someVerdictUseCases(session, undefined, tabs);
  return new VerdictStore({ load: async () => useCases }, records, notices, tabs, session, new PressGuard());
}

export function someJobVerdicts(notices: Notices): JobVerdicts {
  const session = aSignedInSession();
  const records = new LocalRecords(new FakeDevice().tab(), session, notices);
  return aVerdictStore(session, records, notices).forJob(jobId('job-1'));
}
