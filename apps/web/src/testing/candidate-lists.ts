import type { Downloads } from '@glo/domain/candidates/downloads';
import { scriptedPort } from '@glo/domain/testing/scripted-port';
import { CandidateLists } from '../features/candidates/list/candidate-lists.ts';
import { DeviceRecords } from '../state/device/device-records.ts';
import { PlacesState } from '../state/device/places-state.ts';
import { ReviewState } from '../state/review-state.ts';
import { FakeDevice } from './fake-device.ts';
import { FakeNavigator } from './fake-navigator.ts';
import { FakeTabMemory } from './fake-tab-memory.ts';
import { aSignedInSession } from './session.ts';

/** What lists stand on, with a tab and a device of their own. */
export function someListServices(memory = new FakeTabMemory(), navigator = new FakeNavigator()) {
  const session = aSignedInSession();
  const review = new ReviewState(memory, session);
  const records = new DeviceRecords(new FakeDevice().tab(), session);
  const downloads = scriptedPort<Downloads>({ save: undefined });
  const lists = new CandidateLists(review, new PlacesState(memory, session, navigator), records, downloads);
  return { lists, review, records, downloads };
}
