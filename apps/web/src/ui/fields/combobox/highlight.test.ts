import { describe, expect, it } from 'vitest';
import { highlight } from './Highlighted.tsx';

describe('highlight', () => {
  it('marks the typed text and keeps the case', () => {
    expect(highlight('Pune', 'pun')).toEqual([
      { text: 'Pun', isMatch: true },
      { text: 'e', isMatch: false },
    ]);
  });

  it('marks a match in the middle and at the end', () => {
    expect(highlight('Machine Learning', 'learn').map((part) => part.text)).toEqual(['Machine ', 'Learn', 'ing']);
    expect(highlight('Tableau', 'eau')).toEqual([
      { text: 'Tabl', isMatch: false },
      { text: 'eau', isMatch: true },
    ]);
  });

  it('ignores blanks around the typed text', () => {
    expect(highlight('SQL', ' sql ')).toEqual([{ text: 'SQL', isMatch: true }]);
  });

  it.each(['', '   ', 'xyz'])('marks nothing for %j', (typed) => {
    expect(highlight('Pune', typed)).toEqual([{ text: 'Pune', isMatch: false }]);
  });

  it('takes regular expression characters literally', () => {
    expect(highlight('C++ (advanced)', '++ (')).toEqual([
      { text: 'C', isMatch: false },
      { text: '++ (', isMatch: true },
      { text: 'advanced)', isMatch: false },
    ]);
  });

  it('keeps every character of the text', () => {
    for (const typed of ['p', 'une', 'PUNE', 'İ']) {
      expect(
        highlight('Pune, İstanbul', typed)
          .map((part) => part.text)
          .join(''),
      ).toBe('Pune, İstanbul');
    }
  });
});
