import type { Navigator } from '../../navigation/navigator.ts';
import type { BlindReview } from '../../state/blind/blind-review.ts';
import type { LocalRecords } from '../../state/device/local-records.ts';
import type { JobOwners } from '../../state/jobs/job-owners.ts';
import type { CandidateHistory } from '../../state/history/candidate-history.ts';
import type { Notices } from '../../state/notices.ts';
import type { ServiceStore } from '../../state/store/service-store.ts';
import type { VerdictStore } from '../../state/verdicts/verdict-store.ts';
import type { JobVisits } from '../../state/visits/job-visits.ts';
import type { JobCriteria } from '../filter/job-criteria.ts';
import type { FoldersState } from '../candidate-list/index.ts';
import type { JobShortlists } from '../shortlist/job-shortlists.ts';

/** The services of an open profile and of its job. */
export interface ProfileServices {
  readonly store: ServiceStore;
  readonly shortlists: JobShortlists;
  readonly owners: JobOwners;
  readonly folders: FoldersState;
  readonly records: LocalRecords;
  readonly navigator: Navigator;
  readonly notices: Notices;
  readonly blind: BlindReview;
  readonly verdicts: VerdictStore;
  readonly history: CandidateHistory;
  readonly criteria: JobCriteria;
  readonly visits: JobVisits;
}
