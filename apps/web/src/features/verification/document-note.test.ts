import { aCertificate } from '@glo/domain/testing/verification';
import { describe, expect, it } from 'vitest';
import { documentNote, sizeText } from './document-note.ts';

describe('the document note', () => {
  it('shows the type, the size and whether it is uploaded', () => {
    expect(documentNote(aCertificate())).toBe('PDF, 1.2 MB, uploaded');
    expect(documentNote(aCertificate({ name: 'letter.of.intent.docx', size: 20_480, url: '' }))).toBe(
      'DOCX, 20 KB, not uploaded',
    );
  });

  it.each([
    [0, '0 bytes'],
    [1, '1 bytes'],
    [1023, '1023 bytes'],
    [1024, '1.0 KB'],
    [10 * 1024, '10 KB'],
    [25 * 1024 * 1024, '25 MB'],
    [3 * 1024 ** 4, '3072 GB'],
  ])('shows %d bytes as %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
});
