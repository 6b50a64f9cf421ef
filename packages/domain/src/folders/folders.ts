import type { CompanyId, AccountId, StudentId } from '../shared/ids.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { Folder, FolderId } from './folder.ts';

/** Decision 33. */
export type Saved = 'added' | 'already-there';

export interface NewFolder {
  readonly name: string;
  readonly recruiter: AccountId;
  readonly company: CompanyId | null;
  readonly candidates: readonly StudentId[];
}

/** The global shortlist at the recruiter service: folders of candidates (specification 2, section 7). */
export abstract class Folders {
  abstract all(recruiter: AccountId): Promise<Outcome<readonly Folder[]>>;
  abstract folder(id: FolderId): Promise<Outcome<Folder>>;
  abstract studentIds(recruiter: AccountId): Promise<Outcome<readonly StudentId[]>>;
  abstract save(folder: FolderId, student: StudentId): Promise<Outcome<Saved>>;
  /** Returns `null` if the reply lacks the folder. */
  abstract create(folder: NewFolder): Promise<Outcome<Folder | null>>;
  abstract remove(folder: FolderId, student: StudentId): Promise<Outcome<void>>;
  abstract removeFromAll(recruiter: AccountId, student: StudentId): Promise<Outcome<void>>;
}
