import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { documentProblem } from './document.ts';

const pdf = Uint8Array.of(0x25, 0x50, 0x44, 0x46);
const doc = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const docx = Uint8Array.of(0x50, 0x4b, 0x03, 0x04);
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47);

const wrong =
  'Incorrect file type.Document uploads are only permitted in PDF and DOC format. Please try to upload a PDF or DOC file.';

describe('a document', () => {
  it.each([
    ['a.pdf', pdf],
    ['A.PDF', pdf],
    ['letter.doc', doc],
  ])('may be %s', (name, head) => expect(documentProblem(aFile(name), head)).toBeNull());

  it.each([
    ['a picture named as a document', 'a.pdf', png],
    ['a document named as a picture', 'a.png', pdf],
    ['a name without an ending', 'pdf', pdf],
    ['a newer Word document', 'letter.docx', docx],
    ['a newer Word document under the older name', 'letter.doc', docx],
    ['an older Word document under the newer name', 'letter.docx', doc],
    ['an empty file', 'a.pdf', new Uint8Array()],
    ['a file cut within its beginning', 'a.pdf', pdf.slice(0, 3)],
  ])('may not be %s', (_, name, head) => expect(documentProblem(aFile(name), head)).toBe(wrong));
});

describe('the header of a PDF', () => {
  const problemOf = (content: string) =>
    documentProblem(aFile('a.pdf'), new Uint8Array(Buffer.from(content, 'latin1')));

  it.each([
    ['a byte order mark', '\xef\xbb\xbf'],
    ['line feeds', '\n\r\n'],
    ['blanks and tabs', ' \t '],
    ['a byte order mark, then line feeds', '\xef\xbb\xbf\r\n'],
    ['as many blanks as fit', ' '.repeat(1020)],
  ])('may follow %s', (_, start) => expect(problemOf(`${start}%PDF-1.7`)).toBeNull());

  it.each([
    ['HTML', '<!doctype html><title>'],
    ['a byte order mark and HTML', '\xef\xbb\xbf\n<html><!--'],
    ['text', 'Dear hiring team, a PDF begins with '],
    ['an archive', 'PK\x03\x04'],
    ['more blanks than fit', ' '.repeat(1021)],
  ])('may not follow %s', (_, start) => expect(problemOf(`${start}%PDF-1.7`)).toBe(wrong));
});

const aFile = (name: string) => ({ name, type: 'application/pdf', size: 4 });
