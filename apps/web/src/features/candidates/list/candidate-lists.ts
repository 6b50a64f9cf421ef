import { Downloads } from '@glo/domain/candidates/downloads';
import { injectable } from 'inversify';
import { Navigator } from '../../../navigation/navigator.ts';
import { BlindReview } from '../../../state/blind/blind-review.ts';
import { ActiveScreen } from '../../../state/active-screen.ts';
import { LocalRecords } from '../../../state/device/local-records.ts';
import { ScrollPositions } from '../../../state/device/scroll-positions.ts';
import { Notices } from '../../../state/notices.ts';
import { ReviewState } from '../../../state/review-state.ts';
import { CandidateActions } from '../actions/candidate-actions.ts';
import { Mailings } from '../../../state/mailings.ts';
import { FoldersState } from '../folders-state.ts';
import { LeftLists } from '../left-lists.ts';
import { CandidateList, type ListServices } from './candidate-list.ts';
import type { CandidateListParts } from './candidate-list-parts.ts';
import { type OutsideJob, OutsideJobList } from './outside-job-list.ts';

@injectable('Transient')
export class CandidateLists {
  readonly actions: CandidateActions;
  readonly folders: FoldersState;
  readonly #navigator: Navigator;
  readonly #services: ListServices;

  constructor(
    actions: CandidateActions,
    folders: FoldersState,
    review: ReviewState,
    places: ScrollPositions,
    records: LocalRecords,
    downloads: Downloads,
    navigator: Navigator,
    screen: ActiveScreen,
    mailings: Mailings,
    notices: Notices,
    blind: BlindReview,
    left: LeftLists,
  ) {
    this.actions = actions;
    this.folders = folders;
    this.#navigator = navigator;
    this.#services = { actions, review, places, records, downloads, screen, mailings, navigator, notices, blind, left };
  }

  list(parts: CandidateListParts): CandidateList {
    this.#services.records.open();
    return new CandidateList(parts, this.#services);
  }

  outsideJob(of: OutsideJob): OutsideJobList {
    return new OutsideJobList(of, this, this.#navigator);
  }
}
