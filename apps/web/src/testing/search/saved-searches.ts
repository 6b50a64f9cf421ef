import { SavedSearches } from '../../features/search/saved/saved-searches.ts';
import { LocalRecords } from '../../state/device/local-records.ts';
import { Notices } from '../../state/notices.ts';
import { SearchState } from '../../state/search-state.ts';
import type { SessionState } from '../../state/session-state.ts';
import { FakeDevice } from '../fakes/fake-device.ts';
import { aSignedInSession } from '../session.ts';

interface Given {
  readonly session?: SessionState;
  readonly state?: SearchState;
  readonly notices?: Notices;
  readonly device?: FakeDevice;
}

export function someSavedSearches(given: Given = {}) {
  const { session = aSignedInSession(), notices = new Notices(), device = new FakeDevice() } = given;
  const state = given.state ?? new SearchState(session);
  const records = new LocalRecords(device.tab(), session, notices);
  const saved = new SavedSearches(records, state, notices);
  saved.open();
  const unread = () => new SavedSearches(new LocalRecords(device.tab(), session, notices), state, notices);
  return { saved, unread, records, state, notices, device, session };
}
