import type { FastifyRequest } from 'fastify';
import type { Rows, UploadRow } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';
import type { Reader } from '../store/store.ts';
import { imageTypes, typeByContent } from './file-types.ts';
import type { ReceivedFile } from './store-upload.ts';
import { receiveFile } from './receive-file.ts';
import { findUpload } from './upload-address.ts';

/** Exactly 5 MB still passes (decision 21). */
const imageCeiling = 5 * 1024 * 1024;

/** The one image of a multipart request. Throws a `Refusal` for anything else. */
export async function receiveImage(request: FastifyRequest, field: string): Promise<ReceivedFile> {
  const bytes = await receiveFile(request, field, imageCeiling);
  const contentType = await typeByContent(bytes);
  if (contentType === undefined || !imageTypes.has(contentType)) {
    throw refuse.unsupportedType('Please choose a PNG, JPEG, WebP, GIF or AVIF image.');
  }
  return { bytes, contentType };
}

/** Whether `address` can be shown as an image: an upload of that kind, or something on the web. */
export function isImageAddress(reader: Reader<Rows>, address: string, kind: UploadRow['kind']): boolean {
  if (findUpload(reader, address)?.kind === kind) return true;
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}
