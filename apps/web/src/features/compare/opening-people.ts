import { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import { Clipboard } from '@glo/domain/candidates/clipboard';
import { JobBoard } from '@glo/domain/jobs/job-board';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { Shortlisting, Shortlists } from '@glo/domain/shortlist/shortlist';
import { injectable } from 'inversify';
import { Navigator } from '../../navigation/navigator.ts';
import { LocalRecords } from '../../state/device/local-records.ts';
import { BlindReview } from '../../state/blind/blind-review.ts';
import { JobOwners } from '../../state/jobs/job-owners.ts';
import { Notices } from '../../state/notices.ts';
import { CandidateActions, FoldersState } from '../people/people.ts';
import { CandidateRecords, ProfileActions, ProfileOrigin, ProfileParts } from '../profile/profile.ts';
import type { ComparedPerson } from './compared-person.ts';

@injectable('Transient')
export class OpeningPeople {
  readonly actions: CandidateActions;
  readonly #directory: CandidateDirectory;
  readonly #board: JobBoard;
  readonly #shortlists: Shortlists;
  readonly #shortlisting: Shortlisting;
  readonly #folders: FoldersState;
  readonly #records: LocalRecords;
  readonly #clipboard: Clipboard;
  readonly #navigator: Navigator;
  readonly #notices: Notices;
  readonly #blind: BlindReview;
  readonly #owners: JobOwners;

  constructor(
    actions: CandidateActions,
    directory: CandidateDirectory,
    board: JobBoard,
    shortlists: Shortlists,
    shortlisting: Shortlisting,
    folders: FoldersState,
    records: LocalRecords,
    clipboard: Clipboard,
    navigator: Navigator,
    notices: Notices,
    blind: BlindReview,
    owners: JobOwners,
  ) {
    this.#owners = owners;
    this.#blind = blind;
    this.actions = actions;
    this.#directory = directory;
    this.#board = board;
    this.#shortlists = shortlists;
    this.#shortlisting = shortlisting;
    this.#folders = folders;
    this.#records = records;
    this.#clipboard = clipboard;
    this.#navigator = navigator;
    this.#notices = notices;
  }

  job(id: JobId): ProfileOrigin {
    const origin = new ProfileOrigin(id, {
      board: this.#board,
      shortlists: this.#shortlists,
      shortlisting: this.#shortlisting,
      notices: this.#notices,
      owners: this.#owners,
    });
    for (const resource of origin.all) void resource.load();
    return origin;
  }

  /** Suppresses toasts: the page reports missing candidates and failed requests. */
  person(id: StudentId, origin: ProfileOrigin | null, tab: string | null): ComparedPerson {
    const parts = new ProfileParts(id, this.#directory, this.#notices);
    for (const resource of parts.all) void resource.load();
    const acts = new ProfileActions(
      this.actions,
      this.#folders,
      this.#clipboard,
      this.#navigator,
      this.#notices,
      this.#blind,
    );
    acts.begin({ parts, origin, tab });
    return { id, parts, acts, own: new CandidateRecords(id, this.#records) };
  }

  async copy(text: string, done: string, refused: string): Promise<void> {
    if (await this.#clipboard.copy(text)) this.#notices.copied(done);
    else this.#notices.toast(refused, 'warning');
  }
}
