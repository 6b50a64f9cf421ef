import { fileTypeFromBuffer } from 'file-type';

/** What may be uploaded as an image, by its content; never SVG, which can carry scripts. */
export const imageTypes: ReadonlySet<string> = new Set([
  'image/png',
  'image/apng',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
]);

const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/apng': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
};

/** The media type that the bytes themselves show; undefined when they show none. Names and announced types may lie. */
export async function typeByContent(bytes: Uint8Array): Promise<string | undefined> {
  return (await fileTypeFromBuffer(bytes))?.mime;
}

/** The name an uploaded file is kept under. */
export const fileName = (id: string, contentType: string) => `${id}.${extensions[contentType] ?? 'bin'}`;
