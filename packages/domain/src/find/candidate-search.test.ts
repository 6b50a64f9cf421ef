import { describe, expect, it } from 'vitest';
import { aCandidate, studentId } from '../testing/builders.ts';
import { searchByWords } from './candidate-search.ts';

const asha = aCandidate({ id: studentId('asha'), name: 'asha Rao', skills: ['Python', 'SQL'] });
const bela = aCandidate({ id: studentId('bela'), name: 'Bela Ångström', skills: ['Figma'] });
const chitra = aCandidate({ id: studentId('chitra'), name: 'Chitra', skills: ['Machine Learning'] });
const dev = aCandidate({ id: studentId('dev'), name: 'Dev', skills: [] });
const given = [chitra, bela, dev, asha];
const places = new Map([[asha.id, 'Pune, Maharashtra, India']]);
const notes = new Map([[dev.id, 'Send the résumé on\nin June']]);

describe('a search by words', () => {
  it.each([
    ['', given],
    ['ash', [asha]],
    ['angstrom', [bela]],
    ['rao pyth', [asha]],
    ['learning', [chitra]],
    ['asha figma', []],
    ['resume june', [dev]],
    ['dev june', [dev]],
    ['asha june', []],
    ['pune', [asha]],
    ['python -pune', []],
  ])('finds candidates with "%s"', (typed, expected) => {
    expect(searchByWords(given, typed, () => [notes, places])).toEqual(expected);
  });

  it('does not match across two skills', () => {
    expect(searchByWords([{ ...asha }], 'nsql', () => [])).toEqual([]);
  });
});
