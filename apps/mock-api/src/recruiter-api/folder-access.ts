import type { AccountRow, FolderRow, Rows } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';
import type { Reader } from '../store/store.ts';

/** A colleague neither sees nor changes a folder (decision 17). Throws 404 or 403. */
export function requireOwnFolder(reader: Reader<Rows>, account: AccountRow, folderId: string): FolderRow {
  const folder = reader.get('folders', folderId);
  if (folder === undefined) throw refuse.notFound('There is no such folder.');
  if (folder.recruiterId !== account.id) throw refuse.forbidden('This folder belongs to another recruiter.');
  return folder;
}

/** Oldest first. Throws 403 for another recruiter's. */
export function requireOwnFolders(reader: Reader<Rows>, account: AccountRow, recruiterId: string): FolderRow[] {
  if (recruiterId !== account.id) throw refuse.forbidden('You can only use your own folders.');
  return reader.find('folders', 'recruiterId', account.id);
}
