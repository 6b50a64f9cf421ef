import { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import { injectable } from 'inversify';
import { Navigator } from '../../../navigation/navigator.ts';
import { LocalRecords } from '../../../state/device/local-records.ts';
import { ReviewState } from '../../../state/device/review-state.ts';
import { Mailings } from '../../../state/mailings/mailings.ts';
import { Notices } from '../../../state/notices.ts';
import { ReasonQuestion } from '../../people/people.ts';
import type { OpenProfile } from '../open-profile.ts';
import type { ProfileOrigin } from '../profile-origin.ts';
import type { ProfilePager } from '../profile-pager.ts';
import { ProfileVerdict } from '../verdict/profile-verdict.ts';
import { ReviewEnd, type ReviewEndServices } from './review-end.ts';
import { ReviewMode } from './review-mode.ts';

/** Creates verdicts and reviews for opened profiles. */
@injectable()
export class Reviews {
  readonly question: ReasonQuestion;
  readonly #state: ReviewState;
  readonly #records: LocalRecords;
  readonly #services: ReviewEndServices;

  constructor(
    question: ReasonQuestion,
    state: ReviewState,
    records: LocalRecords,
    directory: CandidateDirectory,
    mailings: Mailings,
    navigator: Navigator,
    notices: Notices,
  ) {
    this.question = question;
    this.#state = state;
    this.#records = records;
    this.#services = { directory, mailings, navigator, notices };
  }

  verdict(opened: OpenProfile, origin: ProfileOrigin): ProfileVerdict {
    return new ProfileVerdict(opened, origin, this.question, this.#services.notices);
  }

  mode(opened: OpenProfile, verdict: ProfileVerdict, pager: ProfilePager): ReviewMode {
    return new ReviewMode(opened, verdict, pager, this.#state, this.#records);
  }

  end(origin: ProfileOrigin, verdict: ProfileVerdict, pager: ProfilePager): ReviewEnd {
    return new ReviewEnd(origin, verdict, pager, this.#state, this.#services);
  }
}
