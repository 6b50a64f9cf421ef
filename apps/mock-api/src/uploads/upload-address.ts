import type { Rows, UploadRow } from '../data/rows.ts';
import type { Reader } from '../store/store.ts';
import { fileName } from './file-types.ts';

export const uploadsPath = '/uploads/';

/** Where an uploaded file is served. */
export const uploadAddress = (upload: UploadRow) => uploadsPath + fileName(upload.id, upload.contentType);

/** The upload behind an address on this server; undefined when there is none. */
export function findUpload(reader: Reader<Rows>, address: string): UploadRow | undefined {
  const [, id = ''] = /^\/uploads\/([0-9a-f]+)\.[a-z]+$/.exec(address) ?? [];
  const upload = reader.get('uploads', id);
  return upload !== undefined && uploadAddress(upload) === address ? upload : undefined;
}
