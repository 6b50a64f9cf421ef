import type { CompanyId, AccountId, StudentId } from '../shared/ids.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { Folder, FolderId } from './folder.ts';

/** Whether saving changed anything (decision 33). */
export type Saved = 'added' | 'already-there';

/** What a new folder starts with. */
export interface NewFolder {
  readonly name: string;
  readonly recruiter: AccountId;
  readonly company: CompanyId | null;
  /** Creating a folder with a candidate is one call (decision 34). */
  readonly candidates: readonly StudentId[];
}

/** The global shortlist at the recruiter service: folders of candidates (specification 2, section 7). */
export abstract class Folders {
  abstract all(recruiter: AccountId): Promise<Outcome<readonly Folder[]>>;
  abstract folder(id: FolderId): Promise<Outcome<Folder>>;
  /** Who is in any folder. */
  abstract everybody(recruiter: AccountId): Promise<Outcome<readonly StudentId[]>>;
  abstract save(folder: FolderId, student: StudentId): Promise<Outcome<Saved>>;
  /** Answers the new folder; null when the service did not show it. */
  abstract create(folder: NewFolder): Promise<Outcome<Folder | null>>;
  abstract remove(folder: FolderId, student: StudentId): Promise<Outcome<void>>;
  /** Out of every folder of the recruiter. */
  abstract removeFromAll(recruiter: AccountId, student: StudentId): Promise<Outcome<void>>;
}
