import { documentAddress } from '@glo/domain/shared/links';
import type { Rows, UploadRow } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';
import type { Reader } from '../store/store.ts';
import type { FileShelf } from '../store/file-shelf.ts';

const extensions: ReadonlyMap<string, string> = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/avif', 'avif'],
  ['application/pdf', 'pdf'],
  ['application/msword', 'doc'],
]);

export function fileName(id: string, contentType: string): string {
  return `${id}.${extensions.get(contentType) ?? 'bin'}`;
}

export const uploadsPath = '/uploads/';

export const uploadAddress = (upload: UploadRow) => uploadsPath + fileName(upload.id, upload.contentType);

export function findUpload(reader: Reader<Rows>, address: string): UploadRow | undefined {
  const [, id = ''] = /^\/uploads\/([0-9a-f]+)\.[a-z]+$/.exec(address) ?? [];
  const upload = reader.get('uploads', id);
  return upload !== undefined && uploadAddress(upload) === address ? upload : undefined;
}

export function isImageAddress(reader: Reader<Rows>, address: string, kind: UploadRow['kind']): boolean {
  if (findUpload(reader, address)?.kind === kind) return true;
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}

/** Returns the address of an own upload of that kind, or a URL. A missing scheme reads as https (decision 22). */
export function readDocumentLink(
  reader: Reader<Rows>,
  accountId: string,
  kind: UploadRow['kind'],
  text: string,
): string {
  const link = text.trim();
  const upload = findUpload(reader, link);
  if (upload?.kind === kind && upload.accountId === accountId) return link;
  const address = documentAddress(link);
  if (address !== null) return address;
  throw refuse.badRequest('documentLink: Please upload the document first, or give a link that begins with https://.');
}

const ownName = /^[0-9a-f]{24}\.[a-z]+$/;

/** Call it at the start only, because a running upload has no row yet. */
export async function sweepFiles(files: FileShelf, reader: Reader<Rows>): Promise<void> {
  for (const name of await files.names()) {
    if (ownName.test(name) && findUpload(reader, uploadsPath + name) === undefined) await files.remove(name);
  }
}
