import { describe, expect, it } from 'vitest';
import { anActiveJob } from '../testing/builders.ts';
import { aFilter, sampleFilters } from '../testing/filter.ts';
import { noFilter } from './candidate-filter.ts';
import { criteriaOf, criteriaOfJob, filterFrom, withCriteria } from './job-criteria.ts';

const pune = { city: 'Pune', state: 'Maharashtra', country: 'India' };
const full = aFilter({
  skills: ['Python', 'SQL'],
  gender: 'Female',
  places: [pune, { ...pune, city: 'Mumbai' }],
  internship: { min: 1, max: 1000 },
  bachelor: { degree: 'B.Tech', percentage: 70, years: [2026, 2027] },
});
const labels = (criteria: ReturnType<typeof criteriaOf>) => criteria.map(({ label }) => label);

describe('the criteria of a filter', () => {
  it('are its fields and the parts of an education, without skills and gender, in the order of the dialog', () => {
    expect(labels(criteriaOf(full))).toEqual([
      'Bachelor: B.Tech',
      'Bachelor: above 70',
      'Bachelor: 2026, 2027',
      'Internships: at least 1 year',
      'Location: Pune, Maharashtra, India · Mumbai, Maharashtra, India',
    ]);
  });

  it.each(sampleFilters)('are one for one field, which the request has alone: %s %j', (key, filter) => {
    const isCounted = key !== 'skills' && key !== 'gender';
    const own = { id: expect.stringContaining(key), key, label: expect.any(String), filter };
    expect(criteriaOf(filter)).toEqual(isCounted ? [own] : []);
  });

  it('join to the filter again', () => {
    expect(filterFrom(criteriaOf(full))).toEqual({ ...full, skills: [], gender: '' });
    expect(filterFrom([])).toEqual(noFilter);
  });

  it('replace the value of the same field, and stop at eight', () => {
    const eight = criteriaOf(
      aFilter({
        bachelor: { degree: 'B.Tech', specialisation: 'IT', institute: 'COEP', percentage: 70 },
        master: { degree: 'MBA', specialisation: 'Finance', institute: 'COEP', percentage: 70 },
      }),
    );
    const changed = criteriaOf(aFilter({ master: { percentage: 80, years: [2026] }, places: [pune] }));
    const all = labels(withCriteria(eight, changed));
    expect(all).toHaveLength(8);
    expect([all.includes('Master: above 80'), all.includes('Master: above 70')]).toEqual([true, false]);
    expect(labels(withCriteria([], changed))).toEqual([
      'Master: above 80',
      'Master: 2026',
      'Location: Pune, Maharashtra, India',
    ]);
  });
});

describe('the criteria of a job', () => {
  it.each([
    [{ min: 1, max: 3 }, 'Years', ['Full-time: 1 to 3 years']],
    [{ min: 2, max: 2 }, 'Years', ['Full-time: at least 2 years']],
    [{ min: 0, max: 6 }, 'Months', ['Full-time: at most 0.5 years']],
    [{ min: 0, max: 0 }, 'Years', []],
    [null, 'Years', []],
  ])('read %j %s as %j', (experience, experienceUnit, expected) => {
    expect(labels(criteriaOfJob(anActiveJob({ experience, experienceUnit, locations: [] })))).toEqual(expected);
  });

  it('are its places together', () => {
    const job = anActiveJob({ experience: null, locations: [pune, { ...pune, city: 'Mumbai' }] });
    expect(labels(criteriaOfJob(job))).toEqual(['Location: Pune, Maharashtra, India · Mumbai, Maharashtra, India']);
  });
});
