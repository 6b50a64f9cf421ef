import { describe, expect, it } from 'vitest';
import { anActiveJob, studentId } from '../testing/builders.ts';
import {
  experienceText,
  experienceUnits,
  jobTypes,
  periodText,
  salaryPeriods,
  salaryText,
  viewedCount,
  withViewed,
  workplaceTypes,
} from './job.ts';

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

describe('salary and experience as text', () => {
  it.each([
    [{ min: 25_000, max: 25_000 }, 'Month', '₹25,000 Per Month'],
    [{ min: 650_000, max: 900_000 }, 'Year', '₹6,50,000-9,00,000 per Year'],
    [{ min: 0, max: 9_999_999_999_999 }, 'Year', '₹0-99,99,99,99,99,999 per Year'],
    [{ min: 0.123456, max: 0.123456 }, 'Month', '₹0.123456 Per Month'],
    [null, 'Year', ''],
  ])('a salary of %j a %s is %j', (salary, salaryPeriod, text) => {
    expect(salaryText({ salary, salaryPeriod })).toBe(text);
  });

  it.each([
    [{ min: 3, max: 3 }, 'Years', '3 Years'],
    [{ min: 0, max: 6 }, 'Months', '0-6 Months'],
    [{ min: 0.5, max: 2 }, 'Years', '0.5-2 Years'],
    [{ min: 0.00025, max: 0.00025 }, 'Years', '0.00025 Years'],
    [null, 'Years', ''],
  ])('an experience of %j %s is %j', (experience, experienceUnit, text) => {
    expect(experienceText({ experience, experienceUnit })).toBe(text);
  });
});

describe('the viewed applicants of a job', () => {
  it('count only applicants', () => {
    const [asha, recommended] = [studentId('asha'), studentId('recommended')];
    expect(viewedCount({ applicants: [asha, studentId('kabir')], viewedApplicants: [asha, recommended] })).toBe(1);
  });
});

it('counts each opened profile as viewed once', () => {
  const job = anActiveJob({ viewedApplicants: [studentId('b')] });
  const viewed = withViewed(withViewed(job, studentId('a')), studentId('a'));
  expect(viewed).toEqual({ ...job, viewedApplicants: [studentId('b'), studentId('a')] });
});
