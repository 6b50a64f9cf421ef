import { describe, expect, it } from 'vitest';
import { aCandidate, studentId } from '../testing/builders.ts';
import { type CheckedCriterion, fitDetail, fitText, fitTo, isAtLeast, isSameFit } from './fit.ts';

const holding = (...skills: readonly string[]) => aCandidate({ id: studentId(skills.join('-')), skills });
const [none, one, two, all] = [
  holding('Java'),
  holding('sql', 'SQL '),
  holding('SQL', 'R'),
  holding('R', 'Git', 'SQL', 'Excel'),
];
const wanted = ['SQL', 'R', 'excel', 'sql'];
const fit = fitTo(wanted);

describe('the fit to skills', () => {
  it('counts each skill once, ignoring letter case', () => {
    expect([none, one, two, all].map((candidate) => fit.of(candidate).met.length)).toEqual([0, 1, 2, 3]);
    expect(fit.names).toEqual(['sql', 'R', 'excel']);
  });

  it('is computed once per candidate', () => {
    let reads = 0;
    const candidate = {
      ...one,
      get skills() {
        reads += 1;
        return ['SQL'];
      },
    };
    expect([fit.of(candidate), fitTo(wanted).of(candidate)].map(({ met }) => met)).toEqual([['sql'], ['sql']]);
    expect(reads).toBe(1);
  });
});

const checked = (label: string, sent: readonly (typeof one)[], met: readonly (typeof one)[]): CheckedCriterion => {
  const ids = (candidates: readonly (typeof one)[]) => new Set(candidates.map(({ id }) => id));
  return { label, sent: ids(sent), met: ids(met) };
};

describe('the fit to skills and criteria', () => {
  const criteria = [checked('Bachelor: B.Tech', [one, two], [two]), checked('Location: Pune', [], [])];
  const { names, of } = fitTo(['SQL', 'R'], criteria);

  it('is one number, and names its parts', () => {
    expect(names).toEqual(['SQL', 'R', 'Bachelor: B.Tech', 'Location: Pune']);
    expect(of(two)).toEqual({ met: ['SQL', 'R', 'Bachelor: B.Tech'], missing: [], unknown: ['Location: Pune'] });
    expect(of(one)).toEqual({ met: ['SQL'], missing: ['R', 'Bachelor: B.Tech'], unknown: ['Location: Pune'] });
  });

  it('is kept for equal skills and the same criteria', () => {
    expect(fitTo(['SQL', 'R'], [...criteria]).of).toBe(of);
    expect(fitTo(['SQL', 'R'], [checked('Location: Pune', [], [])]).names).toEqual(['SQL', 'R', 'Location: Pune']);
  });

  it('counts an unknown criterion neither as met nor as missing', () => {
    expect([two, one, all].map((candidate) => fitText(of(candidate)))).toEqual([
      '3 of 3, 1 unknown',
      '1 of 3, 1 unknown',
      '2 of 2, 2 unknown',
    ]);
    expect(fitText({ met: [], missing: [], unknown: ['Location: Pune'] })).toBe('1 unknown');
    expect(fitText({ met: ['SQL'], missing: ['R'], unknown: [] })).toBe('1 of 2');
  });

  it('reaches a minimum that unknown criteria may reach', () => {
    expect([4, 5].map((least) => isAtLeast(of(two), least))).toEqual([true, false]);
    expect([2, 3].map((least) => isAtLeast(of(one), least))).toEqual([true, false]);
  });

  it('is told in words', () => {
    expect(fitDetail(of(one))).toBe(
      '1 of 3, 1 unknown. Has SQL. Missing: R, Bachelor: B.Tech. Unknown: Location: Pune.',
    );
    expect(fitDetail({ met: [], missing: ['R', 'Location: Pune, India'], unknown: [] })).toBe(
      '0 of 2. Missing: R; Location: Pune, India.',
    );
  });
});

describe('the same fit', () => {
  it('needs two candidates and the same number', () => {
    expect([[one], [one, holding('SQL')], [one, two]].map((some) => isSameFit(some, fit))).toEqual([
      false,
      true,
      false,
    ]);
  });
});

it('10,000 candidates with eight criteria are compared in linear time', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ ...two, id: studentId(`s-${index}`) }));
  const criteria = 'abcdefgh'.split('').map((label) => checked(label, many, many.slice(5000)));
  const { of } = fitTo(['SQL', 'R'], criteria);
  expect(many.filter((candidate) => of(candidate).met.length === 10)).toHaveLength(5000);
});
