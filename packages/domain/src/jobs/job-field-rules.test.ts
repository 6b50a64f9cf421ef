import { describe, expect, it } from 'vitest';
import { aCompleteDraft } from '../testing/builders.ts';
import {
  emptyJobDraft,
  firstUnfinishedStep,
  isEmptyDraft,
  type JobDraft,
  jobFormRules,
  jobFromDraft,
} from './job-draft.ts';
import { experienceRule } from './job-field-rules.ts';

const vacancies = 'No. of positions should be a number and should not contain more than 4 characters';
const salary = 'Salary should be a number and should not contain more than 13 characters';
const experience = 'Experience should be a number and should not contain more than 8 characters';
const link = 'Additional Link cannot be more than 200 characters';
const maxSalary = 'Maximum Salary cannot be less than Minimum Salary';
const maxExperience = 'Maximum Experience cannot be less than Minimum Experience';
const bothEnds = 'Enter both ends of the range';

/** Texts that are not numbers here. */
const notNumbers = ['1e9', '-5', '+5', '1 000', '0x1f', '٫5', '.5', '5.', '1.2.3', 'NaN', 'ten'];

const errorOf = <K extends keyof JobDraft & keyof typeof jobFormRules>(name: K, value: JobDraft[K]) =>
  jobFormRules[name].error(value, emptyJobDraft);
const vacanciesRule = (text: string) => errorOf('vacancies', text);
const salaryRule = (text: string) => errorOf('minSalary', text);
const maxSalaryError = (min: string, max: string) =>
  jobFormRules.maxSalary.error(max, { ...emptyJobDraft, minSalary: min });
const maxExperienceError = (min: string, max: string) =>
  jobFormRules.maxExperience.error(max, { ...emptyJobDraft, minExperience: min });

describe('required fields', () => {
  it.each([
    ['title', 'title', 'Intern'],
    ['job type', 'type', 'Internship'],
    ['workplace type', 'workplaceType', 'Remote'],
  ] as const)('include the %s', (_, name, valid) => {
    expect(errorOf(name, '')).toMatch(/^(Enter|Choose) the /);
    expect(errorOf(name, '  ')).not.toBeNull();
    expect(errorOf(name, valid)).toBeNull();
  });

  it('include one skill and one location', () => {
    expect(errorOf('skills', [])).toBe('Choose at least one skill');
    expect(errorOf('skills', ['SQL'])).toBeNull();
    expect(errorOf('locations', [])).toBe('Choose at least one location');
    expect(errorOf('locations', [{ city: '', state: '', country: 'India' }])).toBeNull();
  });
});

describe('vacancies', () => {
  it.each(['1', '0', '9999', '0012', ' 5', '5 ', '1,000', '٣', '５'])('accept %j', (text) =>
    expect(vacanciesRule(text)).toBeNull(),
  );

  it.each(['', '  ', '10000', '1.5', ...notNumbers])('refuse %j', (text) =>
    expect(vacanciesRule(text)).toBe(vacancies),
  );
});

describe('salary', () => {
  it.each(['', ' ', '0', '650000', '9999999999999', '₹6,00,000'])('accepts %j', (text) =>
    expect(salaryRule(text)).toBeNull(),
  );

  it.each(['10000000000000', '1.5', ...notNumbers])('refuses %j', (text) => expect(salaryRule(text)).toBe(salary));
});

describe('experience', () => {
  it.each(['', ' ', '0', '0.5', '12.25', '99999999', '1234.678'])('accepts %j', (text) => {
    expect(experienceRule(text)).toBeNull();
  });

  it.each(['123456789', '1234.5678', ...notNumbers])('refuses %j', (text) =>
    expect(experienceRule(text)).toBe(experience),
  );
});

describe('the career-page link', () => {
  it('may have 200 characters', () => {
    expect(errorOf('link', 'a'.repeat(200))).toBeNull();
    expect(errorOf('link', 'a'.repeat(201))).toBe(link);
    expect(errorOf('link', '')).toBeNull();
  });
});

describe('a range', () => {
  it.each([
    ['salary', maxSalaryError, maxSalary],
    ['experience', maxExperienceError, maxExperience],
  ])('cannot end below its start: %s', (_, error, message) => {
    expect(error('2', '1')).toBe(message);
    expect(error('10', '9')).toBe(message);
    expect(error('9', '10')).toBeNull();
    expect(error('2', '2')).toBeNull();
  });

  it('needs both ends or none', () => {
    expect(maxSalaryError('', '')).toBeNull();
    expect(maxSalaryError('', ' ')).toBeNull();
    expect(maxSalaryError('1', '')).toBe(bothEnds);
    expect(maxSalaryError('', '1')).toBe(bothEnds);
  });

  it('reports an invalid maximum first, and leaves an invalid minimum to its field', () => {
    expect(maxExperienceError('2', 'one')).toBe(experience);
    expect(maxExperienceError('1e9', '1')).toBeNull();
  });
});

describe('a draft', () => {
  const wrong: [string, Partial<JobDraft>][] = [
    ['no title', { title: ' ' }],
    ['half a salary range', { maxSalary: '' }],
    ['an experience range upside down', { maxExperience: '0', minExperience: '0.5' }],
  ];
  it.each(wrong)('returns to the details if it has %s', (_, change) => {
    expect(firstUnfinishedStep(aCompleteDraft(change))).toBe('details');
    expect(firstUnfinishedStep(aCompleteDraft({ ...change, description: '' }))).toBe('details');
  });

  it('without a description returns to the description', () => {
    expect(firstUnfinishedStep(aCompleteDraft({ description: ' \n ' }))).toBe('description');
    expect(firstUnfinishedStep(aCompleteDraft({ description: 'a'.repeat(3001) }))).toBe('description');
  });

  it('ignores the maximum of a fixed value', () => {
    const draft = aCompleteDraft({
      salaryMode: 'fixed',
      maxSalary: 'x',
      experienceMode: 'fixed',
      minExperience: '0.5',
      maxExperience: '0',
    });
    expect(firstUnfinishedStep(draft)).toBeNull();
    expect(jobFromDraft(draft).experience).toEqual({ min: 0.5, max: 0.5 });
    expect(jobFromDraft(draft).salary).toEqual({ min: 650_000, max: 650_000 });
  });

  it('may have no salary and experience', () => {
    const draft = aCompleteDraft({ minSalary: '', maxSalary: ' ', experienceMode: 'fixed', minExperience: ' ' });
    expect(firstUnfinishedStep(draft)).toBeNull();
    expect(jobFromDraft(draft)).toMatchObject({ salary: null, experience: null });
  });

  it('becomes a job with trimmed texts and numbers', () => {
    const draft = aCompleteDraft({ title: ' Analyst ', link: ' tidewater.example ', description: '\nRead the sea.\n' });
    expect(jobFromDraft(draft)).toEqual({
      title: 'Analyst',
      type: 'Full-time',
      workplaceType: 'Hybrid',
      locations: [{ city: 'Pune', state: 'Maharashtra', country: 'India' }],
      skills: ['Python', 'SQL'],
      salary: { min: 650_000, max: 900_000 },
      salaryPeriod: 'Year',
      experience: { min: 0, max: 1 },
      experienceUnit: 'Years',
      vacancies: 2,
      link: 'tidewater.example',
      description: 'Read the sea.',
    });
  });

  it('is empty if nothing is entered, in any order of fields', () => {
    expect(isEmptyDraft(emptyJobDraft)).toBe(true);
    expect(isEmptyDraft({ ...emptyJobDraft, skills: ['SQL'] })).toBe(false);
    expect(isEmptyDraft({ ...emptyJobDraft, description: 'a' })).toBe(false);
    expect(isEmptyDraft({ ...emptyJobDraft, salaryMode: 'range' })).toBe(false);
    expect(isEmptyDraft(reversed(emptyJobDraft))).toBe(true);
  });

  it('starts with years, per year and fixed values', () => {
    expect(emptyJobDraft).toMatchObject({
      salaryPeriod: 'Year',
      experienceUnit: 'Years',
      salaryMode: 'fixed',
      experienceMode: 'fixed',
    });
  });
});

/** The same draft with reversed fields, as storage may return it. */
const reversed = (draft: JobDraft): JobDraft =>
  Object.fromEntries(Object.entries(draft).toReversed()) as unknown as JobDraft;
