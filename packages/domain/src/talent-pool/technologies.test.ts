import { describe, expect, it } from 'vitest';
import { aCandidate, studentId } from '../testing/builders.ts';
import { distinctTechnologies, technologyCounts, withTechnologies } from './technologies.ts';

const asha = aCandidate({ id: studentId('asha'), skills: ['Python', 'sql '] });
const bela = aCandidate({ id: studentId('bela'), skills: ['SQL', 'JavaScript'] });

describe('the technologies of the pool', () => {
  it('are listed once', () => {
    expect(distinctTechnologies(['SQL', 'Java', 'sql '])).toEqual(['SQL', 'Java']);
  });

  it('count the candidates who know them', () => {
    expect([...technologyCounts(['SQL', 'Java', 'Python'], [asha, bela])]).toEqual([
      ['SQL', 2],
      ['Java', 0],
      ['Python', 1],
    ]);
  });

  it('narrow the pool to candidates who know all of them', () => {
    expect(withTechnologies([asha, bela], [])).toEqual([asha, bela]);
    expect(withTechnologies([asha, bela], ['sql'])).toEqual([asha, bela]);
    expect(withTechnologies([asha, bela], ['SQL', 'Python'])).toEqual([asha]);
  });
});
