import { Downloads } from '@glo/domain/candidates/downloads';
import { injectable } from 'inversify';
import { Navigator } from '../../../navigation/navigator.ts';
import { ActiveScreen } from '../../../state/active-screen.ts';
import { BlindReview } from '../../../state/blind/blind-review.ts';
import { CandidateHistory } from '../../../state/history/candidate-history.ts';
import { ListReturnStore } from '../../../state/list/list-return-store.ts';
import { LocalRecords } from '../../../state/device/local-records.ts';
import { Mailings } from '../../../state/mailings/mailings.ts';
import { Notices } from '../../../state/notices.ts';
import { Questions } from '../../../state/questions/questions.ts';
import { PressGuard } from '../../../state/press/press-guard.ts';
import { ServiceStore } from '../../../state/store/service-store.ts';
import { RecentCandidates } from '../../../state/recent-candidates.ts';
import { PagedListState } from '../../../state/device/paged-list-state.ts';
import { CandidateActions } from '../actions/candidate-actions.ts';
import { FoldersState } from '../folders-state.ts';
import { PileFolders } from '../folders/pile-folders.ts';
import { HandOver } from './hand-over/hand-over.ts';
import { CandidateList } from './candidate-list.ts';
import type { ListSource } from './list-source.ts';

export interface ListServices {
  readonly actions: CandidateActions;
  readonly folders: FoldersState;
  readonly piles: PileFolders;
  readonly review: PagedListState;
  readonly returns: ListReturnStore;
  readonly records: LocalRecords;
  readonly downloads: Downloads;
  readonly navigator: Navigator;
  readonly screen: ActiveScreen;
  readonly mailings: Mailings;
  readonly notices: Notices;
  readonly blind: BlindReview;
  readonly store: ServiceStore;
  readonly seen: RecentCandidates;
  readonly questions: Questions;
  readonly handOver: HandOver;
  readonly history: CandidateHistory;
  readonly presses: PressGuard;
}

@injectable('Transient')
export class CandidateLists {
  readonly services: ListServices;

  constructor(
    actions: CandidateActions,
    folders: FoldersState,
    piles: PileFolders,
    review: PagedListState,
    returns: ListReturnStore,
    records: LocalRecords,
    downloads: Downloads,
    navigator: Navigator,
    screen: ActiveScreen,
    mailings: Mailings,
    notices: Notices,
    blind: BlindReview,
    store: ServiceStore,
    seen: RecentCandidates,
    questions: Questions,
    handOver: HandOver,
    history: CandidateHistory,
    presses: PressGuard,
  ) {
    this.services = {
      actions,
      folders,
      piles,
      review,
      returns,
      records,
      downloads,
      navigator,
      screen,
      mailings,
      notices,
      blind,
      store,
      seen,
      questions,
      handOver,
      history,
      presses,
    };
  }

  create(source: ListSource): CandidateList {
    this.services.records.open();
    this.services.history.open();
    this.services.folders.open();
    return new CandidateList(source, this.services);
  }
}
