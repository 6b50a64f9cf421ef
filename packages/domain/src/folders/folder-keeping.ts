import type { CurrentSession } from '../account/session.ts';
import type { StudentId } from '../shared/ids.ts';
import { failure, mapOutcome, type Outcome } from '../shared/outcome.ts';
import { type Folder, type FolderId, foldersOf } from './folder.ts';
import type { Folders } from './folders.ts';

/** Making folders of the recruiter who is signed in, and removing a candidate from all of them. */
export class FolderKeeping {
  readonly #folders: Folders;
  readonly #session: CurrentSession;

  constructor(folders: Folders, session: CurrentSession) {
    this.#folders = folders;
    this.#session = session;
  }

  /** A folder with these candidates, in one call (decision 34); null when the service did not show it. */
  async create(name: string, candidates: readonly StudentId[]): Promise<Outcome<Folder | null>> {
    const session = this.#session.current;
    if (session === null) return failure('signed-out');
    const company = session.recruiter?.company?.id ?? null;
    return this.#folders.create({ name: name.trim(), recruiter: session.accountId, company, candidates });
  }

  /**
   * Out of every folder; answers those the candidate was in, so that it can be undone. They are read first: what a screen
   * knows may be old, and nothing is removed that could not be put back.
   */
  async removeFromAll(student: StudentId): Promise<Outcome<readonly FolderId[]>> {
    const recruiter = this.#session.current?.accountId;
    if (recruiter === undefined) return failure('signed-out');
    const folders = await this.#folders.all(recruiter);
    if (!folders.ok) return folders;
    const removed = await this.#folders.removeFromAll(recruiter, student);
    return mapOutcome(removed, () => foldersOf(folders.value, student).map(({ id }) => id));
  }
}
