import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compoundFile, spreadsheetWithDocument } from '../testing/compound-file.ts';
import { isWordDocument } from './word-document.ts';

const word = compoundFile('1Table', 'Data', 'WordDocument', 'CompObj');

describe('a compound file', () => {
  it('is a Word document when its root has a stream of that name', () => {
    expect(isWordDocument(compoundFile('WordDocument'))).toBe(true);
    expect(isWordDocument(word)).toBe(true);
    expect(isWordDocument(compoundFile(...Array.from({ length: 20 }, (_, n) => `S${n}`), 'WordDocument'))).toBe(true);
  });

  it.each([
    ['an older spreadsheet', compoundFile('Workbook')],
    ['a spreadsheet with a Word document in it', spreadsheetWithDocument()],
    ['an older presentation', compoundFile('PowerPoint Document', 'Current User')],
    ['an installer', compoundFile('!_StringPool', '!_StringData')],
    ['one with a name that only begins so', compoundFile('WordDocument2')],
    ['nothing but its signature', word.subarray(0, 8)],
    ['cut before its directory', word.subarray(0, 1024)],
    ['empty', new Uint8Array()],
  ])('is none as %s', (_what, bytes) => expect(isWordDocument(bytes)).toBe(false));

  it('ends in an answer, however it is damaged', () => {
    const damage = fc.array(fc.tuple(fc.nat(word.length - 1), fc.nat(255)), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(damage, fc.nat(word.length), (bytes, end) => {
        const damaged = Buffer.from(word);
        for (const [at, value] of bytes) damaged[at] = value;
        expect(typeof isWordDocument(damaged.subarray(0, end))).toBe('boolean');
      }),
    );
  });

  it('whose directory and entries go round in circles is read to an end', () => {
    const round = Buffer.from(word);
    // The directory's first sector follows itself; the last entry leads back to the first.
    round.writeUInt32LE(1, 512 + 4);
    round.writeUInt32LE(1, 1024 + 2 * 128 + 72);
    expect(isWordDocument(round)).toBe(false);
  });
});
