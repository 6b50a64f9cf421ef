import type { UploadRow } from '../data/rows.ts';
import { newId } from '../data/new-id.ts';
import type { World } from '../http/world.ts';
import { StoreUnavailable } from '../store/store.ts';
import { fileName } from './file-types.ts';
import { uploadAddress } from './upload-address.ts';

export interface ReceivedFile {
  readonly bytes: Uint8Array;
  /** By content. */
  readonly contentType: string;
}

/** Keeps an uploaded file and returns its address. The bytes are on disk before the row that names them. */
export async function keepUpload(
  { store, files, clock }: World,
  accountId: string,
  kind: UploadRow['kind'],
  { bytes, contentType }: ReceivedFile,
): Promise<string> {
  const upload: UploadRow = {
    id: newId(),
    accountId,
    kind,
    contentType,
    bytes: bytes.length,
    createdAt: clock.now().toISOString(),
  };
  const name = fileName(upload.id, contentType);
  try {
    await files.put(name, bytes);
    await store.write((tx) => tx.put('uploads', upload));
  } catch (cause) {
    await files.remove(name);
    throw cause instanceof StoreUnavailable ? cause : new StoreUnavailable('The file was not stored', { cause });
  }
  return uploadAddress(upload);
}
