import type { AccountRow, FolderRow, Rows } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';
import type { Reader } from '../store/store.ts';

/** Folders are for who made them; a colleague neither sees nor changes them (decision 17). */

/** 404 when there is no such folder, 403 when it is somebody else's. */
export function requireOwnFolder(reader: Reader<Rows>, account: AccountRow, folderId: string): FolderRow {
  const folder = reader.get('folders', folderId);
  if (folder === undefined) throw refuse.notFound('There is no such folder.');
  if (folder.recruiterId !== account.id) throw refuse.forbidden('This folder belongs to another recruiter.');
  return folder;
}

/** Oldest first; 403 unless `recruiterId` is the asking recruiter's. */
export function requireOwnFolders(reader: Reader<Rows>, account: AccountRow, recruiterId: string): FolderRow[] {
  if (recruiterId !== account.id) throw refuse.forbidden('You can only use your own folders.');
  return reader.find('folders', 'recruiterId', account.id);
}
