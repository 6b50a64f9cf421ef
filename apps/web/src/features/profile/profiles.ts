import { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import { JobBoard } from '@glo/domain/jobs/job-board';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { Shortlisting, Shortlists } from '@glo/domain/shortlist/shortlist';
import { injectable } from 'inversify';
import { Navigator } from '../../navigation/navigator.ts';
import { BlindReview } from '../../state/blind/blind-review.ts';
import { LocalRecords } from '../../state/device/local-records.ts';
import { JobOwners } from '../../state/jobs/job-owners.ts';
import { Notices } from '../../state/notices.ts';
import type { Resource } from '../../state/resource.ts';
import { type CandidateActions, FoldersState } from '../people/people.ts';
import { OpenProfile } from './open-profile.ts';
import { ProfileOrigin } from './profile-origin.ts';
import { ProfileParts } from './profile-parts.ts';

export interface ProfileServices {
  readonly directory: CandidateDirectory;
  readonly board: JobBoard;
  readonly shortlists: Shortlists;
  readonly shortlisting: Shortlisting;
  readonly owners: JobOwners;
  readonly folders: FoldersState;
  readonly records: LocalRecords;
  readonly navigator: Navigator;
  readonly notices: Notices;
  readonly blind: BlindReview;
}

/** Opens profiles. Keeps what the pager loaded for the next one. */
@injectable()
export class Profiles {
  #prefetched: ProfileParts | null = null;
  #origin: ProfileOrigin | null = null;
  readonly #services: ProfileServices;

  constructor(
    directory: CandidateDirectory,
    board: JobBoard,
    shortlists: Shortlists,
    shortlisting: Shortlisting,
    owners: JobOwners,
    folders: FoldersState,
    records: LocalRecords,
    navigator: Navigator,
    notices: Notices,
    blind: BlindReview,
  ) {
    const people = { directory, folders, records, blind };
    this.#services = { ...people, board, shortlists, shortlisting, owners, navigator, notices };
  }

  /** `isQuiet` suppresses toasts: the screen reports failed requests itself. */
  open(
    student: StudentId,
    origin: ProfileOrigin | null,
    tab: string | null,
    dialog: CandidateActions,
    isQuiet = false,
  ): OpenProfile {
    const parts = this.#prefetched?.student === student ? this.#prefetched : this.#partsOf(student);
    parts.shown = !isQuiet;
    loadMissing(parts.all);
    return new OpenProfile({ parts, origin, tab, dialog }, this.#services);
  }

  origin(job: JobId): ProfileOrigin {
    const origin = this.#origin?.id === job ? this.#origin : new ProfileOrigin(job, this.#services);
    loadMissing(origin.all);
    return origin;
  }

  prefetch(student: StudentId): void {
    this.#prefetched = this.#partsOf(student);
    loadMissing(this.#prefetched.all);
  }

  /** For the profile that is opened next. */
  keepOrigin(origin: ProfileOrigin | null): void {
    this.#origin = origin;
  }

  clear(): void {
    this.#prefetched = null;
    this.#origin = null;
  }

  #partsOf(student: StudentId): ProfileParts {
    return new ProfileParts(student, this.#services.directory, this.#services.notices);
  }
}

function loadMissing(resources: readonly Resource<unknown>[]): void {
  for (const resource of resources) {
    if (resource.value === null && !resource.request.pending) void resource.load();
  }
}
