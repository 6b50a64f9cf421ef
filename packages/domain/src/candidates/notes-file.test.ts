import { describe, expect, it } from 'vitest';
import { accountId, studentId } from '../testing/builders.ts';
import {
  longestNotesFile,
  type NotesAndStars,
  readNotesFile,
  withNotesAndStars,
  writeNotesFile,
} from './notes-file.ts';

const [meera, asha, bela] = [accountId('meera'), studentId('asha'), studentId('bela')];
const mine: NotesAndStars = { notes: new Map([[asha, 'Call in June']]), starred: new Set([asha]) };
const file = { format: 'glo-recruiter-notes', version: 1, account: 'meera', notes: { asha: 'Call' }, starred: [] };

describe('a file of notes and stars', () => {
  it('is read back as it was written', () => {
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
    [JSON.stringify({ ...file, starred: 'asha' }), 'foreign'],
    [JSON.stringify({ ...file, version: '1' }), 'foreign'],
    [JSON.stringify({ ...file, version: 2, notes: 'in another way' }), 'newer'],
    [JSON.stringify({ ...file, account: 'somebody' }), 'of-somebody-else'],
    [JSON.stringify({ ...file, notes: { asha: 'x'.repeat(longestNotesFile) } }), 'too-large'],
  ])('is refused when it is %.60s: %s', (text, problem) => {
    expect(readNotesFile(text, meera)).toBe(problem);
  });

  it('is added to what is there; of two notes none is lost, and the same file changes nothing twice', () => {
    const brought = {
      notes: new Map([
        [asha, 'Prefers Kochi'],
        [bela, '  '],
      ]),
      starred: new Set([bela]),
    };
    const both = withNotesAndStars(mine, brought);
    expect(both).toEqual({ notes: new Map([[asha, 'Call in June\nPrefers Kochi']]), starred: new Set([asha, bela]) });
    expect(withNotesAndStars(both, brought)).toEqual(both);
  });
});
