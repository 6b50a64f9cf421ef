import { describe, expect, it } from 'vitest';
import { accountId, studentId } from '../testing/builders.ts';
import {
  longestNotesFile,
  type NotesAndStars,
  readNotesFile,
  withNotesAndStars,
  writeNotesFile,
} from './notes-file.ts';

const meera = accountId('meera');
const [asha, bela, chitra] = [studentId('asha'), studentId('bela'), studentId('chitra')];
const mine: NotesAndStars = { notes: new Map([[asha, 'Call in June']]), starred: new Set([asha]) };
const file = { format: 'glo-recruiter-notes', version: 1, account: 'meera', notes: { asha: 'Call' }, starred: [] };

describe('a file of notes and stars', () => {
  it('survives a round trip', () => {
    expect(readNotesFile(writeNotesFile(mine, meera), meera)).toEqual(mine);
  });

  it.each([
    ['', 'foreign'],
    ['{', 'foreign'],
    ['null', 'foreign'],
    ['[]', 'foreign'],
    ['{"notes":{}}', 'foreign'],
    [JSON.stringify({ ...file, notes: { asha: 7 } }), 'foreign'],
    [JSON.stringify({ ...file, notes: ['Call'] }), 'foreign'],
    [JSON.stringify({ ...file, notes: 'Call' }), 'foreign'],
    [JSON.stringify({ ...file, notes: null }), 'foreign'],
    [JSON.stringify({ ...file, starred: 'asha' }), 'foreign'],
    [JSON.stringify({ ...file, version: '2' }), 'foreign'],
    [JSON.stringify({ ...file, version: 2, notes: 'in another way' }), 'newer'],
    [JSON.stringify({ ...file, account: 'somebody' }), 'of-somebody-else'],
  ])('is refused if it is %s: %s', (text, problem) => {
    expect(readNotesFile(text, meera)).toBe(problem);
  });

  it('is refused if it is too large', () => {
    const empty = JSON.stringify({ ...file, notes: { asha: '' } }).length;
    const text = (length: number) => JSON.stringify({ ...file, notes: { asha: 'x'.repeat(length - empty) } });
    expect(readNotesFile(text(longestNotesFile + 1), meera)).toBe('too-large');
    expect(readNotesFile(text(longestNotesFile), meera)).toMatchObject({ starred: new Set() });
  });

  it('is merged without losing notes, and idempotently', () => {
    const brought = {
      notes: new Map([
        [asha, 'Prefers Kochi'],
        [bela, '  '],
        [chitra, 'Write in May'],
      ]),
      starred: new Set([bela]),
    };
    const both = withNotesAndStars(mine, brought);
    expect(both).toEqual({
      notes: new Map([
        [asha, 'Call in June\nPrefers Kochi'],
        [chitra, 'Write in May'],
      ]),
      starred: new Set([asha, bela]),
    });
    expect(withNotesAndStars(both, brought)).toEqual(both);
  });
});
