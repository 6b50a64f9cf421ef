import { readDate, readFlag, readId, readLocation, readLocationLabel, readNumber, readText } from './values.ts';
import { describe, expect, it } from 'vitest';

const noText = [null, undefined, true, [], {}, { lable: null }, { name: true }, Number.NaN, Number.POSITIVE_INFINITY];

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
    [2021, '2021'],
    [1_793_696_400_000, '2026-11-03T09:00:00.000Z'],
  ])('is read from %j as %j', (value, date) => {
    expect(readDate(value)).toBe(date);
  });

  it.each([null, {}, Number.NaN, 9e15])('is not %j', (value) => {
    expect(readDate(value)).toBeUndefined();
  });
});

const pune = { city: 'Pune', state: 'Maharashtra', country: 'India' };
const lable = 'Pune, Maharashtra, India';

describe('a location', () => {
  it.each([
    ['all of it', { ...pune, lable: 'Poona' }, { ...pune, lable: 'Poona' }],
    ['its parts', pune, { ...pune, lable }],
    ['its label', { lable }, { ...pune, lable }],
    ['a text, which stays as it was written', 'Pune,Maharashtra,India', { ...pune, lable: 'Pune,Maharashtra,India' }],
    ['a label beside empty parts', { city: '', state: null, lable }, { ...pune, lable }],
    ['a city alone', { city: 'Pune' }, { city: 'Pune', state: '', country: '', lable: 'Pune' }],
    ['a state alone', { state: 'Goa' }, { city: '', state: 'Goa', country: '', lable: 'Goa' }],
    ['a country alone', { country: 'India' }, { city: '', state: '', country: 'India', lable: 'India' }],
    ['a number', 411_001, { city: '', state: '', country: '411001', lable: '411001' }],
  ])('is read from %s', (_, value, location) => {
    expect(readLocation(value)).toEqual(location);
    expect(readLocationLabel(value)).toBe(location.lable);
  });

  it.each([null, undefined, true, '', '  ', {}, { lable: ' ' }, { city: '', country: null }])(
    'says nothing as %j',
    (value) => {
      expect(readLocation(value)).toBeUndefined();
      expect(readLocationLabel(value)).toBeUndefined();
    },
  );
});
