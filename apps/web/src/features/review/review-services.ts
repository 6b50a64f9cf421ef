import { injectable } from 'inversify';
import { ActiveScreen } from '../../state/active-screen.ts';
import { PagedListState } from '../../state/device/paged-list-state.ts';
import { Notices } from '../../state/notices.ts';
import { ServiceStore } from '../../state/store/service-store.ts';
import { Unfinished } from '../../state/unfinished/unfinished.ts';
import { JobReviews } from './jobs/job-reviews.ts';
import { ReviewFolders } from './review-folders.ts';
import { ReviewFollowUp } from './review-follow-up.ts';
import { ReviewHint } from './review-hint.ts';

/** The services of a review, whose code is loaded when one begins. */
@injectable()
export class ReviewServices {
  readonly paged: PagedListState;
  readonly screen: ActiveScreen;
  readonly hint: ReviewHint;
  readonly followUp: ReviewFollowUp;
  readonly folders: ReviewFolders;
  readonly reviews: JobReviews;
  readonly store: ServiceStore;
  readonly notices: Notices;
  readonly unfinished: Unfinished;

  constructor(
    paged: PagedListState,
    screen: ActiveScreen,
    hint: ReviewHint,
    followUp: ReviewFollowUp,
    folders: ReviewFolders,
    reviews: JobReviews,
    store: ServiceStore,
    notices: Notices,
    unfinished: Unfinished,
  ) {
    this.paged = paged;
    this.screen = screen;
    this.hint = hint;
    this.followUp = followUp;
    this.folders = folders;
    this.reviews = reviews;
    this.store = store;
    this.notices = notices;
    this.unfinished = unfinished;
  }
}
