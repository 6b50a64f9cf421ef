import { fileTypeFromBuffer } from 'file-type';
import { isWordDocument } from './word-document.ts';

/** File extensions by media type. Never SVG, which can carry scripts. */
export const imageTypes: ReadonlyMap<string, string> = new Map([
  ['image/png', 'png'],
  ['image/apng', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/avif', 'avif'],
]);

/** PDF and DOC, Word's older format (decision 50). */
export const documentTypes: ReadonlyMap<string, string> = new Map([
  ['application/pdf', 'pdf'],
  ['application/msword', 'doc'],
]);

/** Returns the media type by content, because names and announced types may lie. */
export async function typeByContent(bytes: Uint8Array): Promise<string | undefined> {
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  // The library only checks the first three letters of a GIF, and a script can begin with those.
  if (type === 'image/gif' && !/^GIF8[79]a/.test(Buffer.from(bytes.subarray(0, 6)).toString('latin1')))
    return undefined;
  return type === 'application/x-cfb' && isWordDocument(bytes) ? 'application/msword' : type;
}

/** The name of a stored upload. */
export function fileName(id: string, contentType: string): string {
  return `${id}.${imageTypes.get(contentType) ?? documentTypes.get(contentType) ?? 'bin'}`;
}
