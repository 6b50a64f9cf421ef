import { cleanLine } from '../shared/clean-text.ts';
import type { AccountId, CompanyId, StudentId } from '../shared/ids.ts';
import type { Outcome } from '../shared/outcome.ts';
import { textMaximum } from '../shared/text.ts';

declare const brand: unique symbol;
export type FolderId = string & { readonly [brand]: 'folder' };

/** A recruiter's named list of candidates (specification 2, section 3). */
export interface Folder {
  readonly id: FolderId;
  readonly name: string;
  /** ISO time, or ''. */
  readonly createdAt: string;
  readonly candidates: readonly StudentId[];
}

export function foldersOf(folders: readonly Folder[], student: StudentId): readonly Folder[] {
  return folders.filter(({ candidates }) => candidates.includes(student));
}

/** Name of the folder for a pile of a job. Cuts the title if the service would refuse the length. */
export function pileFolderName(jobTitle: string, pile: string): string {
  const end = ` · ${pile}`;
  return `${cleanLine(jobTitle.slice(0, textMaximum - end.length))}${end}`;
}

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

/** Messages of the folder screens (specification 2, section 8). */
export const foldersFailed = 'Failed to fetch folders. Please try again later.';
export const studentIdsFailed = 'Failed to fetch student IDs. Please try again later.';
export const folderCreated = 'Folder Created and Candidate Shortlisted';

export const shortlistedFor = (folder: string): string => `Candidate successfully shortlisted! for ${folder}`;
export const alreadyShortlistedFor = (folder: string): string => `Candidate already shortlisted! for ${folder}`;
