import { describe, expect, it } from 'vitest';
import { aCandidate, studentId } from '../testing/builders.ts';
import { fitTo } from './fit.ts';

const holding = (...skills: readonly string[]) => aCandidate({ id: studentId(skills.join('-')), skills });
const [none, one, two, all] = [
  holding('Java'),
  holding('sql', 'SQL '),
  holding('SQL', 'R'),
  holding('R', 'Git', 'SQL', 'Excel'),
];
const fit = fitTo(['SQL', 'R', 'excel', 'sql']);

describe('the fit to skills', () => {
  it('counts each skill once, ignoring letter case', () => {
    expect([none, one, two, all].map(fit.of)).toEqual([0, 1, 2, 3]);
    expect(fit.most).toBe(3);
  });

  it('is cached per candidate', () => {
    let reads = 0;
    const candidate = {
      ...one,
      get skills() {
        reads += 1;
        return ['SQL'];
      },
    };
    expect([fit.of(candidate), fit.of(candidate), reads]).toEqual([1, 1, 1]);
  });
});
