import { describe, expect, it } from 'vitest';
import { highlight } from './Highlighted.tsx';

describe('highlight', () => {
  it('marks what was typed, in the case of the text', () => {
    expect(highlight('Pune', 'pun')).toEqual([
      { text: 'Pun', hit: true },
      { text: 'e', hit: false },
    ]);
  });

  it('marks in the middle and at the end', () => {
    expect(highlight('Machine Learning', 'learn').map((part) => part.text)).toEqual(['Machine ', 'Learn', 'ing']);
    expect(highlight('Tableau', 'eau')).toEqual([
      { text: 'Tabl', hit: false },
      { text: 'eau', hit: true },
    ]);
  });

  it('takes the blanks around what was typed away', () => {
    expect(highlight('SQL', ' sql ')).toEqual([{ text: 'SQL', hit: true }]);
  });

  it.each(['', '   ', 'xyz'])('leaves the text whole for %j', (typed) => {
    expect(highlight('Pune', typed)).toEqual([{ text: 'Pune', hit: false }]);
  });

  it('takes signs of search patterns literally', () => {
    expect(highlight('C++ (advanced)', '++ (')).toEqual([
      { text: 'C', hit: false },
      { text: '++ (', hit: true },
      { text: 'advanced)', hit: false },
    ]);
  });

  it('loses no character, whatever was typed', () => {
    for (const typed of ['p', 'une', 'PUNE', 'İ']) {
      expect(
        highlight('Pune, İstanbul', typed)
          .map((part) => part.text)
          .join(''),
      ).toBe('Pune, İstanbul');
    }
  });
});
