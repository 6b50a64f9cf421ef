import { describe, expect, it } from 'vitest';
import { experienceUnits, jobTypes, periodText, rangeText, salaryPeriods, workplaceTypes } from './job.ts';

describe('the lists of the job form (specification 2, section 9)', () => {
  it('are spelt as specified', () => {
    expect(workplaceTypes).toEqual(['On-Site', 'Remote', 'Hybrid']);
    expect(jobTypes.join(', ')).toBe(
      'Internship, Full-time, Part-time, Freelance, Volunteer, Commission-based, Seasonal, Project-based, Consultant, ' +
        'Trainee, Temporary, Contract, On-Call, Other',
    );
    expect(experienceUnits).toEqual(['Years', 'Months']);
    expect(salaryPeriods.map(periodText)).toEqual(['Per Month', 'per Year']);
    expect(periodText('Week')).toBe('Week');
  });
});

describe('a range as text', () => {
  it.each([
    [null, ''],
    [{ min: 3, max: 3 }, '3'],
    [{ min: 0, max: 1 }, '0-1'],
    [{ min: 0.5, max: 2 }, '0.5-2'],
    [{ min: 0.00025, max: 0.00025 }, '0.00025'],
    [{ min: 650_000, max: 900_000 }, '6,50,000-9,00,000'],
  ])('of %j is %j', (range, text) => expect(rangeText(range)).toBe(text));
});
