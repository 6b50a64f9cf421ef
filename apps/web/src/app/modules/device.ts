import { LocalClientStorage } from '@glo/adapters/browser/local-client-storage';
import { RecordStorage } from '@glo/domain/client-storage/record-storage';
import { ContainerModule } from 'inversify';
import { DeviceRecords } from '../../state/device/device-records.ts';
import { PlacesState } from '../../state/device/places-state.ts';
import { ReviewState } from '../../state/review-state.ts';

/** Places in lists, the list under review, and a recruiter's own records on this device. Needs the module `tab`. */
export const device = new ContainerModule(({ bind }) => {
  bind(RecordStorage).toResolvedValue(() => new LocalClientStorage('records'));
  bind(PlacesState).toSelf();
  bind(ReviewState).toSelf();
  bind(DeviceRecords).toSelf();
});
