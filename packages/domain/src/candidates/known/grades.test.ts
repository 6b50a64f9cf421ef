import { describe, expect, it } from 'vitest';
import { gradePercent } from './grades.ts';

describe('a grade in percent', () => {
  it.each([
    ['8.2', 82],
    [' 8.2 CGPA', 82],
    ['82%', 82],
    ['82', 82],
    ['9 %', 9],
    ['3/4', 75],
    ['450 / 600', 75],
    ['10', 100],
    ['A+', null],
    ['', null],
    ['820', null],
    ['4/0', null],
  ])('reads %j as %j percent', (grade, percent) => {
    const found = gradePercent(grade);
    expect(found === null ? null : Math.round(found)).toBe(percent);
  });
});
