import { fileTypeFromBuffer } from 'file-type';
import { isWordDocument } from './word-document.ts';

/** Media types that may be uploaded as an image, each with its file extension; never SVG, which can carry scripts. */
export const imageTypes: ReadonlyMap<string, string> = new Map([
  ['image/png', 'png'],
  ['image/apng', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/avif', 'avif'],
]);

/** The same for documents: PDF and DOC, Word's older format (decision 50). */
export const documentTypes: ReadonlyMap<string, string> = new Map([
  ['application/pdf', 'pdf'],
  ['application/msword', 'doc'],
]);

/** The media type that the bytes themselves show; undefined when they show none. Names and announced types may lie. */
export async function typeByContent(bytes: Uint8Array): Promise<string | undefined> {
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  // The library takes the first three letters for a GIF; a script can begin with those.
  if (type === 'image/gif' && !gifBeginnings.has(Buffer.from(bytes.subarray(0, 6)).toString('latin1')))
    return undefined;
  // Older Word files are compound files, and so are spreadsheets and installers.
  return type === 'application/x-cfb' && isWordDocument(bytes) ? 'application/msword' : type;
}

const gifBeginnings: ReadonlySet<string> = new Set(['GIF87a', 'GIF89a']);

/** The name an uploaded file is kept under. */
export function fileName(id: string, contentType: string): string {
  return `${id}.${imageTypes.get(contentType) ?? documentTypes.get(contentType) ?? 'bin'}`;
}
