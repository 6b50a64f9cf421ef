import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanParagraphs, cleanTyped } from './clean-text.ts';

describe('cleanLine', () => {
  it.each([
    ['zero-width spaces', 'pri\u200bya\ufeff', 'priya'],
    ['direction marks', '\u202aPriya Rao\u202c\u200f', 'Priya Rao'],
    ['soft hyphens', 'Pri\u00adya', 'Priya'],
    ['line separators and vertical tabs', 'Priya\u2028Rao\vIyer', 'Priya Rao Iyer'],
    ['spaces of other widths', 'Priya\u00a0\u3000Rao', 'Priya Rao'],
    ['controls and halves of characters', 'Pri\u0000ya\ud800', 'Priya'],
    ['decomposed accents', 'Jose\u0301', 'José'],
    ['joiners between Latin letters', 'Pri\u200dya', 'Priya'],
    ['a stray variation selector', 'Priya\ufe0f', 'Priya'],
    ['spaces around it', '  Priya ', 'Priya'],
  ])('cleans %s', (_what, pasted, clean) => expect(cleanLine(pasted)).toBe(clean));

  it.each([
    ['a joiner of an Indic script', 'ക്‍ശ'],
    ['a non-joiner of Persian', 'می‌خواهم'],
    ['a family emoji', '👩‍👩‍👧'],
    ['an emoji with a variation selector', '❤️'],
    ['the flag of a region', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['vowel signs', 'राम रमा'],
  ])('keeps %s', (_what, text) => expect(cleanLine(text)).toBe(text.normalize('NFC')));

  it('is idempotent and leaves one line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanLine(text);
        expect(cleanLine(clean)).toBe(clean);
        expect(clean).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029]/u);
      }),
    );
  });
});

describe('cleanParagraphs', () => {
  it('keeps paragraphs and spaces between words', () => {
    expect(cleanParagraphs(' One\r\n\r\nTwo\u2028Three\vFour  five\u200b\t6 ')).toBe('One\n\nTwo\nThree\nFour  five 6');
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanParagraphs(cleanParagraphs(text))).toBe(cleanParagraphs(text));
      }),
    );
  });
});

describe('cleanTyped', () => {
  it('keeps spaces and breaks where the caret may be', () => {
    expect(cleanTyped(' Hello \n\u200bPriya ')).toBe(' Hello \nPriya ');
  });
});
