import { describe, expect, it } from 'vitest';
import { highlight } from './Highlighted.tsx';

describe('highlight', () => {
  it('marks the typed text and keeps the case', () => {
    expect(highlight('Pune', 'pun')).toEqual([
      { text: 'Pun', hit: true },
      { text: 'e', hit: false },
    ]);
  });

  it('marks a match in the middle and at the end', () => {
    expect(highlight('Machine Learning', 'learn').map((part) => part.text)).toEqual(['Machine ', 'Learn', 'ing']);
    expect(highlight('Tableau', 'eau')).toEqual([
      { text: 'Tabl', hit: false },
      { text: 'eau', hit: true },
    ]);
  });

  it('ignores blanks around the typed text', () => {
    expect(highlight('SQL', ' sql ')).toEqual([{ text: 'SQL', hit: true }]);
  });

  it.each(['', '   ', 'xyz'])('marks nothing for %j', (typed) => {
    expect(highlight('Pune', typed)).toEqual([{ text: 'Pune', hit: false }]);
  });

  it('takes regular expression characters literally', () => {
    expect(highlight('C++ (advanced)', '++ (')).toEqual([
      { text: 'C', hit: false },
      { text: '++ (', hit: true },
      { text: 'advanced)', hit: false },
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
