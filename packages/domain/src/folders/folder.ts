import type { StudentId } from '../shared/ids.ts';

declare const brand: unique symbol;
export type FolderId = string & { readonly [brand]: 'folder' };

/** A recruiter's named list of candidates, beside any job (specification 2, section 3). */
export interface Folder {
  readonly id: FolderId;
  readonly name: string;
  /** ISO time; '' when the service does not say. */
  readonly createdAt: string;
  readonly candidates: readonly StudentId[];
}

/** The folders of a candidate. */
export function foldersOf(folders: readonly Folder[], student: StudentId): readonly Folder[] {
  return folders.filter(({ candidates }) => candidates.includes(student));
}
