import { describe, expect, it } from 'vitest';
import { readDate, readFlag, readId, readNumber, readText } from './values.ts';

const noText = [
  null,
  undefined,
  true,
  [],
  ['a'],
  {},
  { lable: null },
  { name: true },
  Number.NaN,
  Number.POSITIVE_INFINITY,
];

describe('a text', () => {
  it.each([
    ['Pune', 'Pune'],
    ['', ''],
    [8.2, '8.2'],
    [{ lable: 'Pune' }, 'Pune'],
    [{ label: 'Pune' }, 'Pune'],
    [{ roles_skills_tools: 'SQL' }, 'SQL'],
    [{ role: 'Analyst' }, 'Analyst'],
    [{ name: 7 }, '7'],
    [{ name: 'Asha', label: 'Pune', lable: null }, 'Pune'],
  ])('is read from %j as %j', (value, text) => {
    expect(readText(value)).toBe(text);
  });

  it.each(noText)('is not %j', (value) => {
    expect(readText(value)).toBeUndefined();
  });
});

describe('an id', () => {
  it.each([
    ['s1', 's1'],
    [7, '7'],
    [{ _id: 's1' }, 's1'],
    [{ student_id: 7 }, '7'],
    [{ id: 's1' }, 's1'],
    [{ id: 'other', student_id: 's1' }, 's1'],
  ])('is read from %j as %j', (value, id) => {
    expect(readId(value)).toBe(id);
  });

  it.each([...noText, { name: 'Asha' }])('is not %j', (value) => {
    expect(readId(value)).toBeUndefined();
  });
});

describe('a number', () => {
  it.each([
    [742, 742],
    [0, 0],
    ['8.2', 8.2],
    [' 7 ', 7],
  ])('is read from %j as %j', (value, number) => {
    expect(readNumber(value)).toBe(number);
  });

  it.each([null, undefined, true, [], {}, '', '  ', 'A+', Number.NaN, 'Infinity'])('is not %j', (value) => {
    expect(readNumber(value)).toBeUndefined();
  });
});

describe('a yes or no', () => {
  it.each([true, 1, 'true', '1'])('is yes as %j', (value) => {
    expect(readFlag(value)).toBe(true);
  });

  it.each([false, 0, 'false', '0'])('is no as %j', (value) => {
    expect(readFlag(value)).toBe(false);
  });

  it.each([null, undefined, 2, '', 'yes', {}])('is neither as %j', (value) => {
    expect(readFlag(value)).toBeUndefined();
  });
});

describe('a date', () => {
  it.each([
    ['2026-11-03', '2026-11-03'],
    ['May 2026', 'May 2026'],
    [0, '1970-01-01T00:00:00.000Z'],
    [1_793_696_400_000, '2026-11-03T09:00:00.000Z'],
  ])('is read from %j as %j', (value, date) => {
    expect(readDate(value)).toBe(date);
  });

  it.each([null, {}, Number.NaN, 9e15])('is not %j', (value) => {
    expect(readDate(value)).toBeUndefined();
  });
});
