import { MemoryVerdicts } from '@glo/domain/testing/verdicts';
import { DeviceVisits } from '@glo/domain/visits/device-visits';
import { Outbox } from '@glo/domain/contact/outbox';
import { someEmails } from '@glo/domain/testing/contact';
import { MemoryRows } from '@glo/domain/testing/device';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { ActJournal } from '@glo/domain/unfinished/act-journal';
import { OpenPages } from '@glo/domain/unfinished/open-pages';
import { OwnRows } from '@glo/domain/device/own-rows';
import { VerdictKeeping } from '@glo/domain/verdicts/verdict-keeping';
import { VisitKeeping } from '@glo/domain/visits/visit-keeping';
import { rowKinds } from '../../state/kinds/kinds.ts';
import { SavedRows } from '../../state/saved-data/saved-rows.ts';
import type { DeviceCode, DeviceUseCases } from '../../state/device-code.ts';
import { jobId } from '@glo/domain/testing/builders';
import { LocalRecords } from '../../state/device/local-records.ts';
import type { JobVerdicts } from '../../state/verdicts/job-verdicts.ts';
import { FakeDevice } from './fake-device.ts';
import { FakeTabMemory } from './fake-tab-memory.ts';
import { JobVisits } from '../../state/visits/job-visits.ts';
import { aSignedInSession } from '../session.ts';
import { PressGuard } from '../../state/press/press-guard.ts';
import { VerdictStore } from '../../state/verdicts/verdict-store.ts';
import type { Notices } from '../../state/notices.ts';
import type { SessionState } from '../../state/session-state.ts';

export function someKeptVerdicts(session: SessionState, notices: Notices, port = new MemoryVerdicts()): SavedRows {
  return new SavedRows({ load: async () => someDeviceUseCases(session, port), outbox: async () => null }, notices);
}

export function someDeviceUseCases(
  session: SessionState,
  port = new MemoryVerdicts(),
  tabs = new FakeTabs(),
  rows = new MemoryRows(),
  emails = someEmails(),
): DeviceUseCases {
  const pages = new OpenPages(tabs, () => crypto.randomUUID());
  return {
    own: new OwnRows(rowKinds, port.rows, session, tabs),
    keeping: new VerdictKeeping(port, session, tabs),
    outbox: new Outbox(rows, emails, tabs, session, pages),
    journal: new ActJournal(rows, pages, session),
    visits: new DeviceVisits(rows, session),
    pages,
    jobVisits: new VisitKeeping(port.rows, session),
  };
}

/** The outbox of one browser. Tabs share `rows` and `emails`. */
export function aDeviceCode(
  session: SessionState,
  { tabs = new FakeTabs(), rows = new MemoryRows(), emails = someEmails() } = {},
): DeviceCode {
  const useCases = someDeviceUseCases(session, undefined, tabs, rows, emails);
  return { load: async () => useCases, outbox: async () => useCases.outbox };
}

function aVerdictStore(
  session: SessionState,
  records: LocalRecords,
  notices: Notices,
  tabs = new FakeTabs(),
): VerdictStore {
  const useCases = someDeviceUseCases(session, undefined, tabs);
  return new VerdictStore(
    { load: async () => useCases, outbox: async () => null },
    records,
    notices,
    tabs,
    session,
    new PressGuard(),
  );
}

/** `memory`: of the tab. Tabs of one browser share `port`. */
export function someVisits(
  session: SessionState,
  { memory = new FakeTabMemory(), port = new MemoryVerdicts(), tabs = new FakeTabs() } = {},
): JobVisits {
  const useCases = someDeviceUseCases(session, port, tabs);
  return new JobVisits({ load: async () => useCases, outbox: async () => null }, memory, session, tabs);
}

export function someJobVerdicts(notices: Notices): JobVerdicts {
  const session = aSignedInSession();
  const records = new LocalRecords(new FakeDevice().tab(), session, notices);
  return aVerdictStore(session, records, notices).forJob(jobId('job-1'));
}
