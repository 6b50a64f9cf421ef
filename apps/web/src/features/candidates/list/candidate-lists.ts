import { Downloads } from '@glo/domain/candidates/downloads';
import { injectable } from 'inversify';
import { Navigator } from '../../../navigation/navigator.ts';
import { DeviceRecords } from '../../../state/device/device-records.ts';
import { PlacesState } from '../../../state/device/places-state.ts';
import { ReviewState } from '../../../state/review-state.ts';
import { CandidateActions } from '../actions/candidate-actions.ts';
import { FoldersState } from '../folders-state.ts';
import { CandidateList, type ListServices } from './candidate-list.ts';
import type { CandidateListParts } from './candidate-list-parts.ts';
import { type OutsideJob, OutsideJobList } from './outside-job-list.ts';

/** Makes the lists that a screen shows. */
@injectable('Transient')
export class CandidateLists {
  /** The modals for one candidate or many: the screen shows them. */
  readonly actions: CandidateActions;
  readonly folders: FoldersState;
  readonly #navigator: Navigator;
  readonly #services: ListServices;

  constructor(
    actions: CandidateActions,
    folders: FoldersState,
    review: ReviewState,
    places: PlacesState,
    records: DeviceRecords,
    downloads: Downloads,
    navigator: Navigator,
  ) {
    this.actions = actions;
    this.folders = folders;
    this.#navigator = navigator;
    this.#services = { actions, review, places, records, downloads };
  }

  list(parts: CandidateListParts): CandidateList {
    this.#services.records.open();
    return new CandidateList(parts, this.#services);
  }

  outsideJob(of: OutsideJob): OutsideJobList {
    return new OutsideJobList(of, this, this.#navigator);
  }
}
