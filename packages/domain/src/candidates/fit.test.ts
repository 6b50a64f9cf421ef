import { describe, expect, it } from 'vitest';
import { aCandidate, studentId } from '../testing/builders.ts';
import { fitColumns, fitTo, histogramOf, inRange, narrowing } from './fit.ts';

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
    expect([fit.of(candidate), fit.of(candidate), histogramOf([candidate], fit), reads]).toEqual([
      1,
      1,
      [0, 1, 0, 0],
      1,
    ]);
  });

  it('has a histogram', () => {
    expect(histogramOf([none, two, all, two], fit)).toEqual([1, 0, 2, 1]);
    expect(histogramOf([], fit)).toEqual([0, 0, 0, 0]);
  });

  it('narrows a list to an inclusive range', () => {
    const list = [all, none, two, one];
    expect(inRange(list, fit, { min: 1, max: 2 })).toEqual([two, one]);
    expect(inRange(list, fit, null)).toBe(list);
  });
});

describe('the columns of a fit histogram', () => {
  const people = (skills: readonly (readonly string[])[]) =>
    skills.map((held, index) => aCandidate({ id: studentId(`p-${index}`), skills: held }));
  const long = people([...Array.from({ length: 18 }, () => ['SQL']), [], ['SQL', 'R']]);
  const wanted = fitTo(['SQL', 'R']);

  it('count the narrowed list', () => {
    expect(fitColumns(long, long, wanted)).toEqual([1, 18, 1]);
    expect(fitColumns(long, long.slice(0, 3), wanted)).toEqual([0, 3, 0]);
  });

  it('are missing for fewer than 20 candidates and if all fit alike', () => {
    expect(fitColumns(long.slice(1), long.slice(1), wanted)).toEqual([]);
    const alike = people(Array.from({ length: 20 }, () => ['SQL']));
    expect(fitColumns(alike, alike, wanted)).toEqual([]);
    expect(fitColumns(long, long, fitTo([]))).toEqual([]);
  });
});

describe('a range of fit', () => {
  it.each([
    [2, 3, true],
    [0, 2, true],
    [2, 2, true],
    [0, 3, false],
    [2, 1, false],
    [-1, 3, false],
    [1, 4, false],
    [1.5, 3, false],
    [Number.NaN, 3, false],
  ])('from %d to %d of three skills narrows the list: %s', (min, max, narrows) => {
    expect(narrowing({ min, max }, 3)).toEqual(narrows ? { min, max } : null);
  });
});
