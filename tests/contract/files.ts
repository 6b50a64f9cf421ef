import type { ImageType } from '@glo/domain/files/file-type';
import { anImage } from '@glo/domain/testing/images';
import { compoundFile } from '../../apps/mock-api/src/testing/compound-file.ts';

/** The first bytes of each type. The rest of a file does not matter. */
const beginnings = {
  'image/svg+xml': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'text/html': Buffer.from('<!doctype html><script>alert(1)</script>'),
  'application/pdf': Buffer.from('%PDF-1.7\n'),
  'application/msword': compoundFile('WordDocument'),
  'application/vnd.ms-excel': compoundFile('Workbook'),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': officeFile('wordprocessingml.document'),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': officeFile('spreadsheetml.sheet'),
  'application/x-msdownload': Buffer.from('MZ'),
};

export type FileType = ImageType | keyof typeof beginnings;

interface Looks {
  readonly bytes?: number;
  readonly name?: string;
  /** The content type in the form, if it differs from the real one. */
  readonly announced?: string;
}

/** A file with content of `type`. */
export function fileOf(type: FileType, { bytes = 2000, name = 'file', announced = type }: Looks = {}): File {
  const content = new Uint8Array(bytes);
  const start =
    type in beginnings ? beginnings[type as keyof typeof beginnings] : anImage(type as ImageType, { bytes });
  content.set(start.subarray(0, bytes));
  return new File([content], name, { type: announced });
}

export const pngImage = () => fileOf('image/png', { name: 'logo.png' });
export const pdfDocument = () => fileOf('application/pdf', { name: 'certificate.pdf' });

export function formWith(...files: readonly (readonly [field: string, file: File])[]): FormData {
  const form = new FormData();
  for (const [field, file] of files) form.append(field, file);
  return form;
}

/** The first entry of an Office Open XML archive, which names the type of document. */
function officeFile(kind: string): Buffer {
  const name = '[Content_Types].xml';
  const type = `application/vnd.openxmlformats-officedocument.${kind}.main+xml`;
  const content = `<Types><Override PartName="/main.xml" ContentType="${type}"/></Types>`;
  const header = Buffer.alloc(30);
  header.write('PK\u0003\u0004', 'latin1');
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name + content, 'latin1')]);
}
