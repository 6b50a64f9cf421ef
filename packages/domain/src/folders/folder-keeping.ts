import type { CurrentSession } from '../account/session.ts';
import type { StudentId } from '../shared/ids.ts';
import { failure, mapOutcome, type Outcome, success } from '../shared/outcome.ts';
import { isSameText } from '../shared/search-text.ts';
import { type Folder, type FolderId, type Folders, foldersOf } from './folders.ts';

export class FolderKeeping {
  readonly #folders: Folders;
  readonly #session: CurrentSession;

  constructor(folders: Folders, session: CurrentSession) {
    this.#folders = folders;
    this.#session = session;
  }

  /** Creates a folder with candidates in one call (decision 34). Returns `null` if the reply lacks the folder. */
  async create(name: string, candidates: readonly StudentId[]): Promise<Outcome<Folder | null>> {
    const session = this.#session.current;
    if (session === null) return failure('signed-out');
    const company = session.recruiter?.company?.id ?? null;
    return this.#folders.create({ name: name.trim(), recruiter: session.accountId, company, candidates });
  }

  async findOrCreate(name: string): Promise<Outcome<Folder>> {
    const found = await this.#find(name);
    if (!found.ok) return found;
    if (found.value !== undefined) return success(found.value);
    const created = await this.create(name, []);
    if (created.ok && created.value !== null) return success(created.value);
    if (!created.ok && created.failure.kind !== 'refused') return created;
    // The reply lacks the folder, or another tab has created it.
    const foundLater = await this.#find(name);
    if (foundLater.ok && foundLater.value !== undefined) return success(foundLater.value);
    return created.ok ? failure('unexpected-reply') : created;
  }

  async #find(name: string): Promise<Outcome<Folder | undefined>> {
    const recruiter = this.#session.current?.accountId;
    if (recruiter === undefined) return failure('signed-out');
    const folders = await this.#folders.all(recruiter);
    return mapOutcome(folders, (all) => all.find((folder) => isSameText(folder.name, name)));
  }

  /** Returns the folders for undo. Loads them first, because the screen's data may be outdated. */
  async removeFromAll(student: StudentId): Promise<Outcome<readonly FolderId[]>> {
    const recruiter = this.#session.current?.accountId;
    if (recruiter === undefined) return failure('signed-out');
    const folders = await this.#folders.all(recruiter);
    if (!folders.ok) return folders;
    const removed = await this.#folders.removeFromAll(recruiter, student);
    return mapOutcome(removed, () => foldersOf(folders.value, student).map(({ id }) => id));
  }
}
