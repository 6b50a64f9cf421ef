import { describe, expect, it } from 'vitest';
import { aFolder } from '../testing/folders.ts';
import { studentId } from '../testing/builders.ts';
import { alreadyShortlistedFor, foldersOf, pileFolderName, shortlistedFor } from './folders.ts';

describe('a folder', () => {
  it('is found by its candidates', () => {
    const both = aFolder({ candidates: [studentId('asha'), studentId('kabir')] });
    const other = aFolder({ candidates: [studentId('kabir')] });
    expect(foldersOf([both, other], studentId('asha'))).toEqual([both]);
    expect(foldersOf([both, other], studentId('zoya'))).toEqual([]);
  });

  it('is named in the specified messages', () => {
    expect(shortlistedFor('Data')).toBe('Candidate successfully shortlisted! for Data');
    expect(alreadyShortlistedFor('Data')).toBe('Candidate already shortlisted! for Data');
  });

  it.each([
    ['Junior  Backend Engineer ', 'Junior Backend Engineer · Maybe'],
    ['a'.repeat(3000), `${'a'.repeat(2992)} · Maybe`],
    [`${'a'.repeat(2991)}🎓`, `${'a'.repeat(2991)} · Maybe`],
  ])('is named after a pile of a job, in at most 3000 characters: %#', (title, name) => {
    expect(pileFolderName(title, 'Maybe')).toBe(name);
  });
});
