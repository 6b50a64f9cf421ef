import type { FastifyRequest } from 'fastify';
import { currentAccount } from '../accounts/accounts.ts';
import { newId } from '../data/new-id.ts';
import type { AccountRow, Rows, UploadRow } from '../data/rows.ts';
import { Refusal } from '../http/refusal.ts';
import type { UseLimits } from '../limits/use-limits.ts';
import { StoreOutcomeUnknown, StoreUnavailable, type Writer } from '../store/store.ts';
import { fileName } from './file-types.ts';
import { type ReceivedFile, receiveFile } from './receive-file.ts';
import { uploadAddress } from './upload-address.ts';

interface Upload {
  readonly request: FastifyRequest;
  readonly account: AccountRow;
  readonly kind: UploadRow['kind'];
  /** Stores the address where it is shown, in the same transaction. */
  readonly use?: (tx: Writer<Rows>, address: string) => void;
}

/** Receives and stores the file of a request within the account's limits. Returns its address. */
export function takeUpload(limits: UseLimits, upload: Upload): Promise<string> {
  const { request, kind } = upload;
  // The number of bytes is known once they have arrived.
  limits.allowUpload(request.world.store, 1, upload);
  return limits.whileUploading(async () => storeUpload(limits, upload, await receiveFile(request, kind)));
}

/** Stores the bytes before the row that names them. Throws `StoreUnavailable` if the disk refuses them. */
async function storeUpload(limits: UseLimits, upload: Upload, { bytes, contentType }: ReceivedFile): Promise<string> {
  const { request, account, kind, use } = upload;
  const { store, files, clock } = request.world;
  const row: UploadRow = {
    id: newId(),
    accountId: account.id,
    kind,
    contentType,
    bytes: bytes.length,
    createdAt: clock.now().toISOString(),
  };
  const name = fileName(row.id, contentType);
  const address = uploadAddress(row);
  try {
    await files.put(name, bytes);
    await store.write((tx) => {
      // The account may have been deleted while the file arrived.
      currentAccount(tx, account.id);
      limits.allowUpload(tx, bytes.length, upload);
      tx.put('uploads', row);
      use?.(tx, address);
    });
  } catch (cause) {
    // Without a row nothing reaches the file, and the next start removes it.
    if (!(cause instanceof StoreOutcomeUnknown)) await files.remove(name).catch(() => undefined);
    if (cause instanceof StoreUnavailable || cause instanceof Refusal) throw cause;
    throw new StoreUnavailable('The file was not stored', { cause });
  }
  return address;
}
