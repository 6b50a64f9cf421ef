import { expect, it } from 'vitest';
import { isKept, type Measure, tableOf } from './measures.ts';

const aMeasure = (change: Partial<Measure>): Measure => ({
  name: 'reads',
  value: '900 /s',
  against: '1,000 /s bare',
  judged: 0.9,
  ...change,
});

it('isKept includes the bound itself', () => {
  expect(isKept(aMeasure({ bound: { least: 0.9 } }))).toBe(true);
  expect(isKept(aMeasure({ bound: { least: 0.91 } }))).toBe(false);
  expect(isKept(aMeasure({ bound: { most: 0.9 } }))).toBe(true);
  expect(isKept(aMeasure({ bound: { most: 0.89 } }))).toBe(false);
  expect(isKept(aMeasure({}))).toBe(true);
});

it('tableOf marks the measures out of bounds, and counts only those with a bound', () => {
  const lines = tableOf([
    aMeasure({ bound: { least: 0.5 } }),
    aMeasure({ name: 'search', value: '3 ms', against: '', judged: 3, bound: { most: 2 } }),
    aMeasure({ name: 'one writer' }),
  ]).split('\n');
  expect(lines).toEqual([
    'measure     value   against        judged  bound',
    'reads       900 /s  1,000 /s bare  0.90    >= 0.5  ok',
    'search      3 ms                   3.00    <= 2    OVER',
    'one writer  900 /s  1,000 /s bare  0.90',
    '',
    '1 of 2 within their bounds, 1 OVER',
  ]);
});
