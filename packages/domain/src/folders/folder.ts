import type { StudentId } from '../shared/ids.ts';

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
