import { documentTypeOf, imageTypeOf } from '@glo/domain/files/file-type';
import { imageIsHeic } from '@glo/domain/files/image';
import { documentOfWrongType } from '@glo/domain/files/document';
import type { UploadRow } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';

const extensions: ReadonlyMap<string, string> = new Map([
  ['image/png', 'png'],
  ['image/apng', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/avif', 'avif'],
  ['application/pdf', 'pdf'],
  ['application/msword', 'doc'],
]);

export function requireType(head: Uint8Array, kind: UploadRow['kind']): string {
  if (isDocument(kind)) {
    const type = documentTypeOf(head);
    if (type === null) throw refuse.unsupportedType(documentOfWrongType);
    return type === 'compound-file' ? 'application/msword' : type;
  }
  const type = imageTypeOf(head);
  if (type === null) throw refuse.unsupportedType(notAnImage);
  if (type === 'image/heic') throw refuse.unsupportedType(imageIsHeic);
  return type;
}

export const notAnImage = 'Please choose a PNG, JPEG, WebP, GIF or AVIF image.';

export const isDocument = (kind: UploadRow['kind']) => kind.endsWith('-document');

export function fileName(id: string, contentType: string): string {
  return `${id}.${extensions.get(contentType) ?? 'bin'}`;
}
