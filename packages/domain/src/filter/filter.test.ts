import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeTextMaximum, placeTooLong } from '../lookups/lookups.ts';
import { aFilter, sampleFilters, someFilterOptions } from '../testing/filter.ts';
import {
  criteriaCount,
  filterChips,
  filterEntries,
  type FilterKey,
  noFilter,
  readFilter,
  wasCut,
  sectionCount,
  writeFilter,
} from './candidate-filter.ts';
import { educationLists, noEducationCriteria, passingYears, percentageOptions } from './education.ts';
import { yearsFormRules, yearsOffered, yearsOptions } from './experience.ts';
import { filterSections } from './filter-entry.ts';
import { genders } from './filter-table.ts';

const pune = { city: 'Pune', state: 'Maharashtra', country: 'India' };
const notANumber = 'Experience should be a number and should not contain more than 8 characters';
const tooSmall = 'Maximum Experience cannot be less than Minimum Experience';

describe('each entry of the filter table', () => {
  it.each(sampleFilters)('has a chip, a badge and a URL: %s %j', (key, filter) => {
    const { section } = filterEntries[key];
    expect([criteriaCount(filter), sectionCount(filter, section)]).toEqual([1, 1]);
    expect(filterChips(filter)).toEqual([{ label: expect.stringMatching(/./), without: noFilter }]);
    expect(readFilter(writeFilter(filter))).toEqual(filter);
  });

  it.each(sampleFilters)('returns from its form unchanged: %s %j', (key, filter) => {
    expect(throughForm(key, filter)).toEqual(filter[key]);
  });
});

describe('the badge of a filter', () => {
  it.each([
    ['no criteria', noFilter, 0],
    ['several skills as one', aFilter({ skills: ['Python', 'SQL'] }), 1],
    ['both ends of a range as one', aFilter({ internship: { min: 0.5, max: 2 } }), 1],
    ['each level of education', aFilter({ master: { degree: 'MBA' }, tenth: { percentage: 90 } }), 2],
  ])('counts %s', (_, filter, count) => {
    expect(criteriaCount(filter)).toBe(count);
  });

  it('counts per section of the dialog, each skill there', () => {
    const filter = aFilter({
      skills: ['Python', 'SQL'],
      bachelor: { degree: 'B.Tech' },
      gender: 'Male',
      places: [pune],
    });
    expect(filterSections.map((section) => sectionCount(filter, section))).toEqual([2, 1, 0, 2]);
  });
});

describe('the chips of a filter', () => {
  const full = aFilter({
    skills: ['Python', 'SQL'],
    gender: 'Female',
    places: [pune, { ...pune, city: 'Mumbai' }],
    internship: { min: 0.5, max: 1000 },
    fullTime: { min: 0, max: 1 },
    master: { degree: 'MBA', percentage: 60, years: [2026] },
    tenth: { specialisation: 'Physics', institute: 'COEP', years: [2026, 2027] },
  });

  it('name the criteria in the order of the dialog', () => {
    expect(filterChips(full).map(({ label }) => label)).toEqual([
      'Python, SQL',
      'Master: MBA, above 60, 2026',
      'Tenth: Physics, COEP, 2026, 2027',
      'Internships: at least 0.5 years',
      'Full-time: at most 1 year',
      'Female',
      'Pune, Maharashtra, India · Mumbai, Maharashtra, India',
    ]);
    expect(filterChips(aFilter({ fullTime: { min: 1, max: 3 } }))[0]?.label).toBe('Full-time: 1 to 3 years');
  });

  it('remove one criterion each', () => {
    expect(filterChips(full)[0]?.without).toEqual({ ...full, skills: [] });
    expect(filterChips(full)[1]?.without).toEqual({ ...full, master: noEducationCriteria });
  });
});

describe('a filter in a URL', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(readFilter(writeFilter(filter))).toEqual(filter);
      }),
    );
  });

  it('contains only criteria', () => {
    expect(writeFilter(noFilter)).toBe('');
    expect(
      writeFilter(aFilter({ skills: ['SQL'], internship: { min: 1, max: 1000 }, bachelor: { years: [2027] } })),
    ).toBe('{"skills":["SQL"],"internship":{"min":1},"bachelor":{"years":[2027]}}');
  });

  it.each([
    '',
    'nonsense',
    'null',
    '[]',
    '7',
    '{"skills":"SQL","gender":"X","places":{},"internship":[],"education":4}',
    '{"skills":[""],"places":[7,{}],"master":"MBA"}',
  ])('restricts nothing if it is damaged: %s', (text) => {
    expect(readFilter(text)).toEqual(noFilter);
  });

  it('keeps the parts that are not damaged, and the education of older links', () => {
    const text =
      '{"skills":["SQL",7],"places":[{"city":"Pune"},7],"internship":{"min":-1,"max":2},' +
      '"education":{"tenth":{"years":[2027,"x",1.5]}},"later":1}';
    expect(readFilter(text)).toEqual(
      aFilter({
        skills: ['SQL'],
        places: [{ city: 'Pune', state: '', country: '' }],
        internship: { min: 0, max: 2 },
        tenth: { years: [2027] },
      }),
    );
  });

  it('holds at most 60 values of a list, and finite numbers', () => {
    const skills = Array.from({ length: 61 }, (_, index) => `skill ${index}`);
    const cut = readFilter(JSON.stringify({ skills }));
    expect([cut.skills, wasCut(cut)]).toEqual([skills.slice(0, 60), true]);
    expect(wasCut(readFilter(JSON.stringify({ skills: cut.skills })))).toBe(false);
    expect(readFilter('{"internship":{"min":"2","max":1e999}}')).toEqual(noFilter);
  });
});

describe('experience in the filter', () => {
  it.each([
    ['', '', null],
    ['1', '', null],
    ['', '12345678', null],
    ['', '123456789', notANumber],
    ['2', '2', null],
    ['2', '1', tooSmall],
    ['0.5', '0', tooSmall],
    ['1', 'x', notANumber],
    ['x', '1', null],
    ['1e3', '1', null],
    ['2000', '', null],
    ['2000', ' ', null],
  ])('from "%s" to "%s" gives %s at the maximum', (min, max, message) => {
    expect(yearsFormRules.max.error(max, { min, max })).toBe(message);
  });

  it.each(['two', '-1', '1e3', '123456789'])('needs a number as the minimum: "%s"', (min) => {
    expect(yearsFormRules.min.error(min, { min, max: '' })).toBe(notANumber);
  });

  it.each([
    [
      { min: ' 2.5', max: ' ' },
      { min: 2.5, max: 1000 },
    ],
    [
      { min: '', max: '2' },
      { min: 0, max: 2 },
    ],
    [
      { min: '2000', max: '' },
      { min: 2000, max: 2000 },
    ],
  ])('reads %j as %j', (typed, years) => {
    expect(filterEntries.internship.fromForm(typed)).toEqual(years);
  });

  it.each([
    ['', yearsOptions],
    ['5', ['5']],
    [' 1', ['1', '10']],
    ['0.5', ['0.5']],
    ['0', []],
    ['2.5', []],
  ])('suggests for %j the years that begin with it', (typed, offered) => {
    expect(yearsOffered(typed)).toEqual(offered);
  });
});

it.each([
  ['master', ['M.Tech', 'MBA'], ['Finance']],
  ['bachelor', ['B.Tech', 'B.Sc.'], ['Computer Engineering', 'Robotics']],
  ['diploma', 'text', ['Commerce', 'Science (PCM)']],
  ['twelfth', 'text', ['Commerce', 'Science (PCM)']],
  ['tenth', 'text', 'text'],
] as const)('offers the lists of the level %s, and free text without one', (level, ...expected) => {
  const { degree, specialisation } = educationLists[level];
  expect([degree, specialisation].map((list) => (list === null ? 'text' : someFilterOptions[list]))).toEqual(expected);
});

it('offers the specified choices', () => {
  expect(yearsOptions).toEqual(['0.5', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  expect(percentageOptions).toEqual([40, 50, 60, 70, 80, 90]);
  expect(genders).toEqual(['Male', 'Female', 'Others']);
  expect([placeTextMaximum, placeTooLong]).toEqual([60, 'Location should not contain more than 60 characters']);
  expect([passingYears.at(0), passingYears.at(-1), passingYears.length]).toEqual([2000, 2050, 51]);
});

function throughForm<K extends FilterKey>(key: K, filter: typeof noFilter) {
  const { toForm, fromForm } = filterEntries[key];
  return fromForm(toForm(filter[key]));
}

const anyText = fc.string({ maxLength: 20 });
const filledText = fc.string({ minLength: 1, maxLength: 20 });
const anyEducation = fc.record({
  degree: anyText,
  specialisation: anyText,
  institute: anyText,
  percentage: fc.option(fc.constantFrom(40, 50, 90), { nil: null }),
  years: fc.subarray([2000, 2026, 2050]),
});
const anyRange = fc.record({ min: fc.constantFrom(0, 0.5, 3), max: fc.constantFrom(0, 2, 1000) });
const anyFilter = fc.record({
  skills: fc.array(filledText, { maxLength: 5 }),
  gender: fc.constantFrom('' as const, ...genders),
  places: fc.array(fc.record({ city: filledText, state: anyText, country: anyText }), { maxLength: 3 }),
  internship: anyRange,
  fullTime: anyRange,
  master: anyEducation,
  bachelor: anyEducation,
  diploma: anyEducation,
  twelfth: anyEducation,
  tenth: anyEducation,
});
