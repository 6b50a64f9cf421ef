import { LocalClientStorage, SessionTabMemory } from '@glo/adapters/browser';
import { RecordStorage, TabMemory } from '@glo/domain/client-storage';
import { ContainerModule } from 'inversify';
import { DeviceRecords } from '../../state/device-records.ts';
import { PlacesState } from '../../state/places-state.ts';
import { ReviewState } from '../../state/review-state.ts';

/** What tab and device keep beside the state of signing in: places in lists, the list under review, a recruiter's own records. */
export const device = new ContainerModule(({ bind }) => {
  bind(TabMemory).toResolvedValue(() => new SessionTabMemory());
  bind(RecordStorage).toResolvedValue(() => new LocalClientStorage('records'));
  bind(PlacesState).toSelf();
  bind(ReviewState).toSelf();
  bind(DeviceRecords).toSelf();
});
