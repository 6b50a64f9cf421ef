import { describe, expect, it } from 'vitest';
import { aFilter, sampleFilters } from '../testing/filter.ts';
import { noFilter } from './candidate-filter.ts';
import { criteriaOf, filterFrom, requirementsDetail, requirementsText } from './requirements.ts';

const pune = { city: 'Pune', state: 'Maharashtra', country: 'India' };
const full = aFilter({
  skills: ['Python', 'SQL'],
  gender: 'Female',
  places: [pune, { ...pune, city: 'Mumbai' }],
  internship: { min: 1, max: 1000 },
  bachelor: { degree: 'B.Tech', percentage: 70 },
});

describe('the criteria of a filter', () => {
  it('are each skill, and each other field as a whole, in the order of the dialog', () => {
    expect(criteriaOf(full).map(({ label }) => label)).toEqual([
      'Python',
      'SQL',
      'Bachelor: B.Tech, above 70',
      'Internships: at least 1 year',
      'Gender: Female',
      'Location: Pune, Maharashtra, India · Mumbai, Maharashtra, India',
    ]);
  });

  it.each(sampleFilters)('are one for one field, which the request has alone: %s %j', (key, filter) => {
    expect(criteriaOf(filter)).toEqual([{ id: expect.stringContaining(key), key, label: expect.any(String), filter }]);
  });

  it('are none for an empty filter, and no skill twice', () => {
    expect(criteriaOf(noFilter)).toEqual([]);
    expect(criteriaOf(aFilter({ skills: ['SQL', 'SQL'] }))).toHaveLength(1);
  });

  it('join to the filter again', () => {
    expect(filterFrom(criteriaOf(full))).toEqual(full);
    expect(filterFrom([])).toEqual(noFilter);
  });

  it('add up skills, and keep the last value of another field', () => {
    const [one, other] = [
      aFilter({ skills: ['SQL'], gender: 'Male' }),
      aFilter({ skills: ['Go', 'SQL'], gender: 'Others' }),
    ];
    expect(filterFrom([...criteriaOf(one), ...criteriaOf(other)])).toEqual(
      aFilter({ skills: ['SQL', 'Go'], gender: 'Others' }),
    );
  });
});

const results = (...states: ('met' | 'not-met' | 'unknown')[]) =>
  states.map((state, index) => ({ label: ['SQL', 'Python', 'Go', 'Figma'][index] ?? '', state }));

describe('the text of requirements', () => {
  it.each([
    ['3 of 4 requirements', results('met', 'met', 'not-met', 'met')],
    ['2 of 4 requirements, 1 unknown', results('met', 'unknown', 'not-met', 'met')],
    ['0 of 1 requirement', results('not-met')],
    ['1 of 1 requirement', results('met')],
    ['Requirement unknown', results('unknown')],
    ['Requirements unknown', results('unknown', 'unknown')],
  ])('is %s', (text, all) => {
    expect(requirementsText(all)).toBe(text);
  });

  it('names them by state', () => {
    expect(requirementsDetail(results('met', 'not-met', 'unknown', 'met'))).toBe(
      'Met: SQL; Figma.\nNot met: Python.\nUnknown: Go.',
    );
    expect(requirementsDetail(results('met'))).toBe('Met: SQL.');
  });
});
