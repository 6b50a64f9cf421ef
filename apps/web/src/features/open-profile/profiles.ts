import type { StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { Navigator } from '../../navigation/navigator.ts';
import { BlindReview } from '../../state/blind/blind-review.ts';
import { LocalRecords } from '../../state/device/local-records.ts';
import { CandidateHistory } from '../../state/history/candidate-history.ts';
import { Notices } from '../../state/notices.ts';
import { Questions } from '../../state/questions/questions.ts';
import { ServiceStore } from '../../state/store/service-store.ts';
import { type CandidateActions, FoldersState } from '../candidate-list/index.ts';
import { OpenProfile } from './open-profile.ts';
import type { ProfileOrigin } from './profile-origin.ts';
import { ProfileParts } from './profile-parts.ts';
import type { ProfileServices } from './profile-services.ts';
import { ProfileVerdict } from './verdict/profile-verdict.ts';

@injectable()
export class Profiles {
  readonly #services: ProfileServices;

  constructor(
    store: ServiceStore,
    folders: FoldersState,
    records: LocalRecords,
    navigator: Navigator,
    notices: Notices,
    blind: BlindReview,
    history: CandidateHistory,
    questions: Questions,
  ) {
    this.#services = { store, folders, records, navigator, notices, blind, history, questions };
  }

  /** `isQuiet` suppresses toasts: the screen reports failed requests itself. */
  open(
    student: StudentId,
    origin: ProfileOrigin | null,
    tab: string | null,
    dialog: CandidateActions,
    isQuiet = false,
  ): OpenProfile {
    const parts = new ProfileParts(student, this.#services.store);
    return new OpenProfile({ parts, origin, tab, dialog, isQuiet }, this.#services);
  }

  verdict(opened: OpenProfile, origin: ProfileOrigin): ProfileVerdict {
    return new ProfileVerdict(opened, origin, this.#services);
  }
}
