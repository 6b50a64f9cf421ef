import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFilter, educationCriteria } from '../testing/filter.ts';
import { askedFor, genders, noFilter, noEducationCriteria, criteriaCount, educationText } from './candidate-filter.ts';
import {
  maxYearsError,
  passingYears,
  percentageOptions,
  yearsOf,
  yearsOffered,
  yearsOptions,
  yearsRule,
} from './filter-rules.ts';
import { placeTextMaximum } from '../lookups/lookups.ts';
import { placeTooLong } from '../lookups/place.ts';
import { readFilter, writeFilter } from './filter-text.ts';

const pune = { city: 'Pune', state: 'Maharashtra', country: 'India' };

describe('a filter', () => {
  it.each([
    ['nothing', noFilter, 0],
    ['skills, however many', aFilter({ skills: ['Python', 'SQL'] }), 1],
    ['a gender', aFilter({ gender: 'Others' }), 1],
    ['places', aFilter({ places: [pune] }), 1],
    ['a minimum', aFilter({ internship: { min: 0.5, max: 1000 } }), 1],
    ['a maximum', aFilter({ fullTime: { min: 0, max: 2 } }), 1],
    ['two educations', aFilter({ master: { degree: 'MBA' }, tenth: { percentage: 90 } }), 2],
    ['much', aFilter({ skills: ['SQL'], gender: 'Male', bachelor: { years: [2027] } }), 3],
  ])('that asks for %s counts so', (_, filter, count) => {
    expect(criteriaCount(filter)).toBe(count);
  });

  it('counts by section of the modal', () => {
    const filter = aFilter({
      skills: ['Python', 'SQL'],
      bachelor: { degree: 'B.Tech' },
      gender: 'Male',
      places: [pune],
    });
    expect(askedFor(filter)).toEqual({ skills: 2, education: 1, work: 0, general: 2 });
  });

  it.each([
    [noEducationCriteria, ''],
    [educationCriteria({ degree: 'B.Tech', percentage: 70 }), 'B.Tech, above 70'],
    [
      educationCriteria({ specialisation: 'Physics', institute: 'COEP', years: [2026, 2027] }),
      'Physics, COEP, 2026, 2027',
    ],
  ])('says of an education %j: %s', (wish, text) => {
    expect(educationText(wish)).toBe(text);
  });
});

describe('a filter in an address', () => {
  it('comes back as it was, whatever it asks for', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(readFilter(writeFilter(filter))).toEqual(filter);
      }),
    );
  });

  it('says only what it asks for', () => {
    expect(writeFilter(noFilter)).toBe('');
    expect(
      writeFilter(aFilter({ skills: ['SQL'], internship: { min: 1, max: 1000 }, bachelor: { years: [2027] } })),
    ).toBe('{"skills":["SQL"],"internship":{"min":1},"education":{"bachelor":{"years":[2027]}}}');
  });

  it.each([
    '',
    'nonsense',
    'null',
    '[]',
    '7',
    '{"skills":"SQL","gender":"X","places":{},"internship":[],"education":4}',
  ])('that is damaged asks for nothing: %s', (text) => {
    expect(readFilter(text)).toEqual(noFilter);
  });

  it('keeps what is not damaged', () => {
    const text = '{"skills":["SQL",7],"internship":{"min":-1,"max":2},"education":{"tenth":{"years":[2027,"x",1.5]}}}';
    expect(readFilter(text)).toEqual(
      aFilter({ skills: ['SQL'], internship: { min: 0, max: 2 }, tenth: { years: [2027] } }),
    );
  });

  it('takes no more of anything than the service does, and no number without end', () => {
    const skills = Array.from({ length: 61 }, (_, place) => `skill ${place}`);
    expect(readFilter(JSON.stringify({ skills })).skills).toEqual(skills.slice(0, 60));
    expect(readFilter('{"internship":{"min":"2","max":1e999}}')).toEqual(noFilter);
  });

  it('has places with empty parts at worst', () => {
    expect(readFilter('{"places":[{"city":"Pune"},7]}').places).toEqual([
      { city: 'Pune', state: '', country: '' },
      { city: '', state: '', country: '' },
    ]);
  });
});

describe('experience in the filter', () => {
  const notANumber = 'Experience should be a number and should not contain more than 8 characters';
  const tooSmall = 'Maximum Experience cannot be less than Minimum Experience';

  it.each([
    ['', null],
    ['0.5', null],
    ['10', null],
    ['12345678', null],
    ['123456789', notANumber],
    ['two', notANumber],
    ['-1', notANumber],
    ['1e3', notANumber],
  ])('of "%s" says %s', (text, message) => {
    expect(yearsRule(text)).toBe(message);
  });

  it.each([
    ['', '', null],
    ['1', '', null],
    ['', '2', null],
    ['2', '2', null],
    ['2', '1', tooSmall],
    ['0.5', '0', tooSmall],
    ['1', 'x', notANumber],
    ['x', '1', null],
    ['1e3', '1', null],
    ['2000', '', null],
    ['2000', ' ', null],
  ])('from "%s" to "%s" says %s', (min, max, message) => {
    expect(maxYearsError(min, max)).toBe(message);
  });

  it.each([
    ['2.5', 2.5],
    ['', 1000],
    [' ', 1000],
  ])('of "%s" is %d years, where nothing means 1000', (text, years) => {
    expect(yearsOf(text, 1000)).toBe(years);
  });
});

it('what can be chosen is spelt as specified: half a year and 1 to 10, more than 40 to 90 percent, three genders', () => {
  expect(yearsOptions).toEqual(['0.5', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  expect(percentageOptions).toEqual([40, 50, 60, 70, 80, 90]);
  expect(genders).toEqual(['Male', 'Female', 'Others']);
  expect([placeTextMaximum, placeTooLong]).toEqual([60, 'Location should not contain more than 60 characters']);
});

it.each([
  ['', yearsOptions],
  ['5', ['5']],
  [' 1', ['1', '10']],
  ['0.5', ['0.5']],
  ['0', []],
  ['2.5', []],
])('of the years, %j is offered first, and another number none', (typed, offered) => {
  expect(yearsOffered(typed)).toEqual(offered);
});

it('years of passing are 2000 to 2050', () => {
  expect([passingYears.at(0), passingYears.at(-1), passingYears.length]).toEqual([2000, 2050, 51]);
});

const anyText = fc.string({ maxLength: 20 });
const anyWish = fc.record({
  degree: anyText,
  specialisation: anyText,
  institute: anyText,
  percentage: fc.option(fc.constantFrom(40, 50, 90), { nil: null }),
  years: fc.subarray([2000, 2026, 2050]),
});
const anyYearsWish = fc.record({ min: fc.constantFrom(0, 0.5, 3), max: fc.constantFrom(0, 2, 1000) });
const anyFilter = fc.record({
  skills: fc.array(anyText, { maxLength: 5 }),
  gender: fc.constantFrom('' as const, ...genders),
  places: fc.array(fc.record({ city: anyText, state: anyText, country: anyText }), { maxLength: 3 }),
  internship: anyYearsWish,
  fullTime: anyYearsWish,
  education: fc.record({ master: anyWish, bachelor: anyWish, diploma: anyWish, twelfth: anyWish, tenth: anyWish }),
});
