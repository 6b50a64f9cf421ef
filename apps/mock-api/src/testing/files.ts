import { compoundFile } from './compound-file.ts';

/** The first bytes that make a file what it is; what follows may be anything. */
const beginnings = {
  png: [
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    0,
    0,
    0,
    13,
    ...ascii('IHDR'),
    ...Array.from({ length: 17 }, () => 0),
    0,
    0,
    0,
    0,
    ...ascii('IDAT'),
  ],
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  webp: [...ascii('RIFF'), 0, 0, 0, 0, ...ascii('WEBPVP8 ')],
  gif: ascii('GIF89a'),
  avif: [0, 0, 0, 28, ...ascii('ftypavif'), 0, 0, 0, 0, ...ascii('avifmif1')],
  svg: ascii('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  html: ascii('<!doctype html><script>alert(1)</script>'),
  pdf: ascii('%PDF-1.7\n'),
  doc: [...compoundFile('WordDocument')],
  xls: [...compoundFile('Workbook')],
  docx: officeFile('wordprocessingml.document'),
  xlsx: officeFile('spreadsheetml.sheet'),
};

/** A file of `size` bytes whose content, whatever its name says, begins like one of `type`. */
export function aFile(type: keyof typeof beginnings, size = 2000, name = `picture.${type}`): File {
  const bytes = new Uint8Array(size);
  bytes.set(beginnings[type].slice(0, size));
  return new File([bytes], name, { type: 'image/png' });
}

/** A form with files, each in its field. */
export function aForm(...files: readonly (readonly [field: string, file: File])[]): FormData {
  const form = new FormData();
  for (const [field, file] of files) form.append(field, file);
  return form;
}

/** The first file of the zip archive that a newer office document is; it says what the others are. */
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
