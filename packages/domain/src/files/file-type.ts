export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const;

/** The `accept` of a file input. It has endings, because some computers do not know the types. */
export const imageChoices = [...imageTypes, '.png', '.jpg', '.jpeg', '.webp', '.gif', '.avif'].join(',');

export type ImageType = (typeof imageTypes)[number];

/** In the browser, a `File`. */
export interface ChosenFile {
  readonly name: string;
  readonly type: string;
  /** bytes */
  readonly size: number;
}

/** Bytes that suffice to detect the type. */
export const headLength = 4096;

/** PDF readers accept the header within these bytes. */
const pdfHeaderWithin = 1024;

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']);

export const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

export function imageTypeOf(head: Uint8Array): ImageType | 'image/heic' | null {
  const start = latin1(head.subarray(0, 16));
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (/^GIF8[79]a/.test(start)) return 'image/gif';
  if (/^RIFF[^]{4}WEBP/.test(start)) return 'image/webp';
  return start.slice(4, 8) === 'ftyp' ? typeByBrands(head) : null;
}

function typeByBrands(head: Uint8Array): 'image/avif' | 'image/heic' | null {
  const size = (head[2] ?? 0) * 256 + (head[3] ?? 0);
  const [major = '', , ...compatible] = latin1(head.subarray(8, Math.min(size, headLength))).match(/[^]{4}/g) ?? [];
  const brands = [major, ...compatible];
  if (brands.includes('avif') || brands.includes('avis')) return 'image/avif';
  return brands.some((brand) => heicBrands.has(brand)) ? 'image/heic' : null;
}

/** A Word document is a compound file, which can also be a spreadsheet or an installer. */
export function documentTypeOf(head: Uint8Array): 'application/pdf' | 'compound-file' | null {
  const start = latin1(head.subarray(0, pdfHeaderWithin));
  if (start.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'compound-file';
  return /^(?:\xef\xbb\xbf|[\0\t-\r ])*%PDF/.test(start) ? 'application/pdf' : null;
}
