import { injectable } from 'inversify';
import { Navigator } from '../../navigation/navigator.ts';
import { ActiveScreen } from '../../state/active-screen.ts';
import { LocalRecords } from '../../state/device/local-records.ts';
import { ReviewState } from '../../state/device/review-state.ts';
import { Mailings } from '../../state/mailings/mailings.ts';
import { Notices } from '../../state/notices.ts';
import { Questions } from '../../state/questions/questions.ts';
import { ServiceStore } from '../../state/store/service-store.ts';
import { ShortcutsState } from '../../state/shortcuts-state.ts';
import { DeviceCode } from '../../state/device-code.ts';
import { JobReviews } from './jobs/job-reviews.ts';
import { PileFolders } from '../candidate-list/index.ts';

export interface ReviewServices {
  readonly state: ReviewState;
  readonly records: LocalRecords;
  readonly store: ServiceStore;
  readonly mailings: Mailings;
  readonly navigator: Navigator;
  readonly notices: Notices;
  readonly questions: Questions;
  readonly screen: ActiveScreen;
  readonly shortcuts: ShortcutsState;
  readonly starts: JobReviews;
  readonly piles: PileFolders;
  readonly code: DeviceCode;
}

/** The services of verdicts and of a review, whose code is loaded when one begins. */
@injectable()
export class Reviews {
  readonly services: ReviewServices;

  constructor(
    questions: Questions,
    state: ReviewState,
    records: LocalRecords,
    store: ServiceStore,
    mailings: Mailings,
    navigator: Navigator,
    notices: Notices,
    screen: ActiveScreen,
    shortcuts: ShortcutsState,
    starts: JobReviews,
    piles: PileFolders,
    code: DeviceCode,
  ) {
    const ofEnd = { mailings, starts, code, piles };
    this.services = { state, records, store, navigator, notices, questions, screen, shortcuts, ...ofEnd };
  }
}
