import { currentAccount } from '../accounts/accounts.ts';
import { newId } from '../data/new-id.ts';
import type { Rows, UploadRow } from '../data/rows.ts';
import { Refusal } from '../http/refusal.ts';
import type { World } from '../http/world.ts';
import { type Reader, StoreOutcomeUnknown, StoreUnavailable, type Writer } from '../store/store.ts';
import { fileName } from './file-types.ts';
import { uploadAddress } from './upload-address.ts';

export interface ReceivedFile {
  readonly bytes: Uint8Array;
  /** By content. */
  readonly contentType: string;
}

interface KeepOptions {
  /** Refuses the file by throwing. */
  readonly before: (reader: Reader<Rows>) => void;
  /** Puts the address where it is shown. */
  readonly use?: (tx: Writer<Rows>, address: string) => void;
}

/**
 * Keeps an uploaded file and returns its address. The bytes are on disk before the row that names them; that row, `before`
 * and `use` are one transaction. Throws `StoreUnavailable` when the disk refuses, and what `before` throws.
 */
export async function storeUpload(
  world: World,
  accountId: string,
  kind: UploadRow['kind'],
  { bytes, contentType }: ReceivedFile,
  { before, use }: KeepOptions,
): Promise<string> {
  const { store, files, clock } = world;
  const upload: UploadRow = {
    id: newId(),
    accountId,
    kind,
    contentType,
    bytes: bytes.length,
    createdAt: clock.now().toISOString(),
  };
  const [name, address] = [fileName(upload.id, contentType), uploadAddress(upload)];
  try {
    await files.put(name, bytes);
    await store.write((tx) => {
      // A large file takes its time; the account may have been deleted meanwhile.
      currentAccount(tx, accountId);
      before(tx);
      tx.put('uploads', upload);
      use?.(tx, address);
    });
  } catch (cause) {
    // A disk that refuses may refuse this, too; without a row nobody reaches the file, and a start removes it.
    if (!(cause instanceof StoreOutcomeUnknown)) await files.remove(name).catch(() => undefined);
    if (cause instanceof StoreUnavailable || cause instanceof Refusal) throw cause;
    throw new StoreUnavailable('The file was not stored', { cause });
  }
  return address;
}
