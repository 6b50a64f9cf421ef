import { uploadCompanyImage } from '@glo/adapters/wire/company';
import { anImage } from '@glo/domain/testing/images';
import { compoundFile } from './compound-file.ts';
import type { Visitor } from './visitor.ts';

/** The first bytes of each file type. Type detection ignores the rest. */
const fileSignatures = {
  svg: ascii('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  exe: ascii('MZ'),
  html: ascii('<!doctype html><script>alert(1)</script>'),
  pdf: ascii('%PDF-1.7\n'),
  doc: [...compoundFile('WordDocument')],
  xls: [...compoundFile('Workbook')],
  docx: officeFile('wordprocessingml.document'),
  xlsx: officeFile('spreadsheetml.sheet'),
};

const images = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
} as const;

/** Creates a file whose content is of `type`. Its name and announced type may differ. */
export function aFile(
  type: keyof typeof fileSignatures | keyof typeof images,
  size = 2000,
  name = `picture.${type}`,
): File {
  const start =
    type in images
      ? anImage(images[type as keyof typeof images], { bytes: size })
      : fileSignatures[type as keyof typeof fileSignatures];
  const bytes = new Uint8Array(size);
  bytes.set(start.slice(0, size));
  return new File([bytes], name, { type: 'image/png' });
}

export function aForm(...files: readonly (readonly [field: string, file: File])[]): FormData {
  const form = new FormData();
  for (const [field, file] of files) form.append(field, file);
  return form;
}

/** Uploads an image of a company. Resolves with its address. */
export async function uploadImage(visitor: Visitor, file = aFile('png')): Promise<string> {
  const { body } = await visitor.call(uploadCompanyImage, { form: aForm(['image_url', file]) });
  return (body as { companyImageUrl: string }).companyImageUrl;
}

/** The first file in the zip archive of an Office document. It contains the document's type. */
function officeFile(kind: string): number[] {
  const name = '[Content_Types].xml';
  const type = `application/vnd.openxmlformats-officedocument.${kind}.main+xml`;
  const content = `<Types><Override PartName="/main.xml" ContentType="${type}"/></Types>`;
  const header = Buffer.alloc(30);
  header.write('PK\u0003\u0004', 'latin1');
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(name.length, 26);
  return [...header, ...ascii(name + content)];
}

function ascii(text: string): number[] {
  return [...Buffer.from(text, 'latin1')];
}
