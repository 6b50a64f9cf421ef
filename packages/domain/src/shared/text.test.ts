import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { truncate } from './text.ts';

describe('truncate', () => {
  it.each([
    ['Aarohi', 11, 'Aarohi'],
    ['Aarohi Desh', 11, 'Aarohi Desh'],
    ['Aarohi Deshmukh', 11, 'Aarohi Desh…'],
    ['', 5, ''],
    ['👩‍💻👨‍🌾', 1, '👩‍💻…'],
    ['😀😀😀', 2, '😀😀…'],
  ])('%o at %d is %o', (text, length, expected) => expect(truncate(text, length)).toBe(expected));

  it('never splits a grapheme', () => {
    const characters = (text: string) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 8 }), fc.nat(8), (text, length) => {
        const all = characters(text);
        expect(truncate(text, length)).toBe(all.length <= length ? text : `${all.slice(0, length).join('')}…`);
      }),
      { numRuns: 200 },
    );
  });
});
