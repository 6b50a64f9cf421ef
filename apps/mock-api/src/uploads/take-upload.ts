import type { AccountRow, Rows, UploadRow } from '../data/rows.ts';
import type { FastifyRequest } from 'fastify';
import type { UseLimits } from '../limits/use-limits.ts';
import type { Writer } from '../store/store.ts';
import { storeUpload, type ReceivedFile } from './store-upload.ts';

interface Upload {
  readonly request: FastifyRequest;
  readonly account: AccountRow;
  readonly kind: UploadRow['kind'];
  readonly receive: () => Promise<ReceivedFile>;
  /** Puts the address where it is shown, in the same group. */
  readonly use?: (tx: Writer<Rows>, address: string) => void;
}

/** Receives the file of a request and keeps it, as far as the account may upload more; returns its address. */
export function takeUpload(limits: UseLimits, upload: Upload): Promise<string> {
  const { request, account, kind, receive, use } = upload;
  const { world } = request;
  // Before its bytes are read; how many they are is known afterwards.
  limits.allowUpload(world.store, 1, upload);
  return limits.whileUploading(async () => {
    const file = await receive();
    return storeUpload(world, account.id, kind, file, {
      before: (tx) => limits.allowUpload(tx, file.bytes.length, upload),
      ...(use && { use }),
    });
  });
}
