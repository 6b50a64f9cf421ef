import { Downloads } from '@glo/domain/candidates/downloads';
import { injectable } from 'inversify';
import { DeviceRecords } from '../../../state/device/device-records.ts';
import { PlacesState } from '../../../state/device/places-state.ts';
import { ReviewState } from '../../../state/review-state.ts';
import { CandidateList, type ListOf, type ListServices } from './candidate-list.ts';

/** Makes the lists that screens show. */
@injectable()
export class CandidateLists {
  readonly #services: ListServices;

  constructor(review: ReviewState, places: PlacesState, records: DeviceRecords, downloads: Downloads) {
    this.#services = { review, places, records, downloads };
  }

  list(of: ListOf): CandidateList {
    this.#services.records.open();
    return new CandidateList(of, this.#services);
  }
}
