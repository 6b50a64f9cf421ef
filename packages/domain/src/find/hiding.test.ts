import { describe, expect, it } from 'vitest';
import { studentId } from '../testing/builders.ts';
import { type HideSources, withoutHidden } from './hiding.ts';

const [asha, bela, chitra, dev] = ['asha', 'bela', 'chitra', 'dev'].map((id) => ({ id: studentId(id) }));
const given = [asha, bela, chitra, dev].filter((candidate) => candidate !== undefined);
const sources: HideSources = {
  viewed: new Set([studentId('asha'), studentId('bela')]),
  emailed: new Map([[studentId('bela'), '2026-11-26T10:00:00.000Z']]),
  folder: new Set(),
  note: new Map([[studentId('chitra'), 'Call in June']]),
  applying: { has: (id) => id === studentId('dev') },
};

describe('hiding', () => {
  it.each([
    [['viewed'], ['chitra', 'dev']],
    [['emailed'], ['asha', 'chitra', 'dev']],
    [['folder'], ['asha', 'bela', 'chitra', 'dev']],
    [
      ['emailed', 'note'],
      ['asha', 'dev'],
    ],
    [['viewed', 'note', 'applying'], []],
  ] as const)('%j keeps %j', (chosen, kept) => {
    expect(withoutHidden(given, chosen, sources).map(({ id }) => id)).toEqual(kept);
  });

  it('returns the same list if nothing is chosen', () => {
    expect(withoutHidden(given, [], sources)).toBe(given);
  });
});
