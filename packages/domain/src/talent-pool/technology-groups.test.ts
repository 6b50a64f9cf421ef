import { describe, expect, it } from 'vitest';
import { aCandidate, studentId } from '../testing/builders.ts';
import { technologyGroups, technologySamples, withoutTechnologies, withTechnologies } from './technology-groups.ts';

const asha = aCandidate({ id: studentId('asha'), skills: ['Python', 'sql '] });
const bela = aCandidate({ id: studentId('bela'), skills: ['SQL', 'JavaScript'] });

describe('the pool by technology', () => {
  it('counts candidates by technology, without duplicates', () => {
    expect(technologyGroups(['SQL', 'Java', 'Python', 'sql '], [asha, bela])).toEqual([
      { technology: 'SQL', count: 2 },
      { technology: 'Java', count: 0 },
      { technology: 'Python', count: 1 },
    ]);
    expect(technologyGroups([], [asha])).toEqual([]);
  });

  it('is narrowed to candidates who know all technologies', () => {
    expect(withTechnologies([asha, bela], [])).toEqual([asha, bela]);
    expect(withTechnologies([asha, bela], ['sql'])).toEqual([asha, bela]);
    expect(withTechnologies([asha, bela], ['SQL', 'Python'])).toEqual([asha]);
  });

  it('has samples, in which a candidate may occur twice', () => {
    const eva = aCandidate({ id: studentId('eva'), skills: ['SQL'] });
    const dev = aCandidate({ id: studentId('dev'), skills: ['SQL'] });
    const pool = [asha, bela, eva, dev];
    const samples = (technologies: readonly string[], most: number) =>
      technologySamples(technologyGroups(technologies, pool), pool, most);
    expect(samples(['SQL', 'Python', 'Figma'], 2)).toEqual([
      { technology: 'SQL', count: 4, people: [asha, bela] },
      { technology: 'Python', count: 1, people: [asha] },
    ]);
  });

  it('has candidates who know no technology', () => {
    expect(withoutTechnologies([asha, bela], ['Python', 'Figma'])).toEqual([bela]);
  });
});
