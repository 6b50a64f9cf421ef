import type { Navigator } from '../../navigation/navigator.ts';
import type { BlindReview } from '../../state/blind/blind-review.ts';
import type { LocalRecords } from '../../state/device/local-records.ts';
import type { CandidateHistory } from '../../state/history/candidate-history.ts';
import type { Notices } from '../../state/notices.ts';
import type { Questions } from '../../state/questions/questions.ts';
import type { ServiceStore } from '../../state/store/service-store.ts';
import type { FoldersState } from '../candidate-list/index.ts';

export interface ProfileServices {
  readonly store: ServiceStore;
  readonly folders: FoldersState;
  readonly records: LocalRecords;
  readonly navigator: Navigator;
  readonly notices: Notices;
  readonly blind: BlindReview;
  readonly history: CandidateHistory;
  readonly questions: Questions;
}
