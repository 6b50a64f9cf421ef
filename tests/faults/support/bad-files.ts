import { gzipSync } from 'node:zlib';
import { compoundFile, spreadsheetWithDocument } from '../../../apps/mock-api/src/testing/compound-file.ts';
import { aFile } from '../../../apps/mock-api/src/testing/files.ts';
import { aZip } from './a-zip.ts';

/** Replaces the file of an upload. */
export interface BadFile {
  readonly what: string;
  readonly bytes: Uint8Array;
  /** The name it comes under. */
  readonly name: string;
  readonly type: string;
}

/** Kinds of content that no upload takes, each under a name and a media type that promise otherwise. */
const neverTaken: Readonly<Record<string, string | Uint8Array | File>> = {
  'nothing at all': '',
  'one byte': 'x',
  'zero bytes in a row': Buffer.alloc(4096),
  'plain text': 'Dear hiring team',
  JSON: '{"image":true}',
  'a table of values': 'name,score\nAsha,10\n',
  HTML: '<!doctype html><script>alert(1)</script>',
  'HTML with a PNG behind it': Buffer.concat([Buffer.from('<html>'), pngStart(), Buffer.alloc(500)]),
  'HTML with a PDF behind it': '<html></html>%PDF-1.7\n%%EOF',
  'a script that calls itself a GIF': 'GIF=1;alert(1)//GIF89a',
  SVG: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'SVG behind a declaration': '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'SVG, compressed': gzipSync('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  'XML that includes a file': '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  'a Windows program': binary('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff'),
  'a Linux program': binary('\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03\0>\0'),
  'a macOS program': binary('\xcf\xfa\xed\xfe\x07\0\0\x01'),
  'a shell script': '#!/bin/sh\nrm -rf /\n',
  'a Java class': binary('\xca\xfe\xba\xbe\0\0\0\x37'),
  WebAssembly: binary('\0asm\x01\0\0\0'),
  'a zip archive': aZip({ 'a.txt': 'Hello' }),
  'a zip archive with a path out of it': aZip({ '../../etc/passwd': 'x' }),
  'a spreadsheet': aFile('xlsx'),
  'a document with macros': aZip({
    '[Content_Types].xml': contentTypes('application/vnd.ms-word.document.macroEnabled'),
  }),
  'a document that unpacks to 200 MB': aZip({ '[Content_Types].xml': Buffer.alloc(200 * 1024 * 1024, ' ') }, 'deflate'),
  'an archive that lies about its size': aZip({ '[Content_Types].xml': 'x' }, 'lie'),
  gzip: gzipSync('Hello'),
  RAR: binary('Rar!\x1a\x07\x01\0'),
  '7-Zip': binary("7z\xbc\xaf'\x1c\0\x04"),
  'a video': binary('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'),
  sound: binary('ID3\x03\0\0\0\0\0\x21'),
  TIFF: binary('II*\0\x08\0\0\0'),
  'an icon': binary('\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0'),
  PostScript: '%!PS-Adobe-3.0\n',
  'rich text': '{\\rtf1\\ansi Hello}',
  'a font': binary('wOF2\0\x01\0\0'),
  'a database': binary('SQLite format 3\0\x10\0\x01\x01'),
  'PNG cut within its signature': pngStart().subarray(0, 6),
  'PNG with a line break before it': Buffer.concat([Buffer.from('\n'), pngStart()]),
  'JPEG cut within its signature': binary('\xff\xd8'),
  'WebP cut before it says so': binary('RIFF\x10\0\0\0WE'),
  'PDF cut within its signature': '%PD',
  'a newer Word document': aFile('docx'),
  'an older spreadsheet': compoundFile('Workbook'),
  'a spreadsheet with a Word document in it': spreadsheetWithDocument(),
  'an installer': compoundFile('!_StringPool'),
  'a compound file without anything in it': binary('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  'a compound file cut within its signature': binary('\xd0\xcf\x11\xe0'),
};

const documents = { PDF: 'pdf', DOC: 'doc' } as const;
const images = { PNG: 'png', JPEG: 'jpeg', WebP: 'webp', GIF: 'gif', AVIF: 'avif' } as const;

/** At least forty files for an upload of this kind. */
export async function badFilesFor(kind: 'image' | 'document'): Promise<readonly BadFile[]> {
  const [name, type] = kind === 'image' ? ['logo.exe.png', 'image/png'] : ['paper.exe.pdf', 'application/pdf'];
  const others = Object.entries(kind === 'image' ? documents : images);
  const contents = [...Object.entries(neverTaken), ...others.map(([what, each]) => [what, aFile(each)] as const)];
  return Promise.all(
    contents.map(async ([what, content]) => ({
      what,
      bytes: content instanceof File ? await content.bytes() : Buffer.from(content),
      name,
      type,
    })),
  );
}

function pngStart(): Buffer {
  return binary('\x89PNG\r\n\x1a\n\0\0\0\rIHDR');
}

/** One byte a character. */
function binary(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}

function contentTypes(type: string): string {
  return `<Types><Override PartName="/main.xml" ContentType="${type}.main+xml"/></Types>`;
}
