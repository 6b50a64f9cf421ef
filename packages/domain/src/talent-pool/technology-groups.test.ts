import { describe, expect, it } from 'vitest';
import { aCandidate, studentId } from '../testing/builders.ts';
import { technologyGroups, withTechnologies } from './technology-groups.ts';

const asha = aCandidate({ id: studentId('asha'), skills: ['Python', 'sql '] });
const bela = aCandidate({ id: studentId('bela'), skills: ['SQL', 'JavaScript'] });

describe('the pool by technology', () => {
  it('counts who works with each, in the company’s order, each once, by whole names', () => {
    expect(technologyGroups(['SQL', 'Java', 'Python', 'sql'], [asha, bela])).toEqual([
      { technology: 'SQL', count: 2 },
      { technology: 'Java', count: 0 },
      { technology: 'Python', count: 1 },
    ]);
    expect(technologyGroups([], [asha])).toEqual([]);
  });

  it('is narrowed to those who work with all that are chosen', () => {
    expect(withTechnologies([asha, bela], [])).toEqual([asha, bela]);
    expect(withTechnologies([asha, bela], ['sql'])).toEqual([asha, bela]);
    expect(withTechnologies([asha, bela], ['SQL', 'Python'])).toEqual([asha]);
  });
});
