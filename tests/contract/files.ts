import { aFile } from '../../apps/mock-api/src/testing/files.ts';

export { aForm } from '../../apps/mock-api/src/testing/files.ts';

const kinds = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
  'text/html': 'html',
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/x-msdownload': 'exe',
} as const;

export type FileType = keyof typeof kinds;

interface FileOptions {
  readonly bytes?: number;
  readonly name?: string;
  /** The content type in the form. Default: the real one. */
  readonly announced?: string;
}

export const fileOf = (type: FileType, { bytes = 2000, name = 'file', announced = type }: FileOptions = {}): File =>
  new File([aFile(kinds[type], bytes)], name, { type: announced });

export const pngImage = () => fileOf('image/png', { name: 'logo.png' });
export const pdfDocument = () => fileOf('application/pdf', { name: 'certificate.pdf' });
