import { describe, expect, it } from 'vitest';
import { gradePercent, gradeText } from './grades.ts';

describe('a grade', () => {
  it.each([
    ['8.2', '8.2 CGPA', '8.2'],
    [' 8.50 CGPA', '8.5 CGPA', '8.5'],
    ['10', '10 CGPA', '10'],
    ['82%', '82%', '82%'],
    ['9 %', '9%', '9%'],
    ['82', '82%', '82%'],
    ['3.28/4', '3.28/4', '3.28/4'],
    ['450', '450', '450'],
    ['First class', 'First class', 'First class'],
    ['', '', ''],
  ])('has its own unit: %j', (entered, inLine, inColumn) => {
    expect([gradeText(entered, 'line'), gradeText(entered, 'column')]).toEqual([inLine, inColumn]);
  });
});

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
