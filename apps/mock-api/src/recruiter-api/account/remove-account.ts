import type { AccountRow, Rows, UploadRow } from '../../data/rows.ts';
import type { Writer } from '../../store/store.ts';
import { endCodes } from '../../accounts/codes.ts';
import { uploadAddress } from '../../uploads/upload-address.ts';

/** Removes an account and its data. The company stays without a creator. Returns the uploads whose files can go. */
export function removeAccount(tx: Writer<Rows>, { id }: AccountRow): UploadRow[] {
  for (const job of tx.find('jobs', 'recruiterId', id)) {
    for (const entry of tx.find('shortlist', 'jobId', job.id)) tx.remove('shortlist', entry.id);
    tx.remove('jobs', job.id);
  }
  for (const folder of tx.find('folders', 'recruiterId', id)) tx.remove('folders', folder.id);
  for (const recruiter of tx.find('recruiters', 'accountId', id)) tx.remove('recruiters', recruiter.id);
  endCodes(tx, id);
  for (const session of tx.find('sessions', 'accountId', id)) tx.remove('sessions', session.id);
  for (const company of tx.find('companies', 'createdBy', id)) tx.put('companies', { ...company, createdBy: null });
  tx.remove('accounts', id);
  return removeUploads(tx, id);
}

/** Keeps images that companies show. */
function removeUploads(tx: Writer<Rows>, accountId: string): UploadRow[] {
  const shown = new Set(Array.from(tx.all('companies'), ({ imageUrl }) => imageUrl));
  const removed = tx.find('uploads', 'accountId', accountId).filter((upload) => !shown.has(uploadAddress(upload)));
  for (const upload of removed) tx.remove('uploads', upload.id);
  return removed;
}
