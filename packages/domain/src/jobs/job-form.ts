import type { Rule } from '../form/field.ts';
import { atLeastOne, atMost, required } from '../form/rules.ts';
import type { Place } from '../lookups/place.ts';
import type { NewJob, Range } from './job.ts';
import type { JobDraft, Mode } from './job-draft.ts';

/** The rules of Post Opportunity (specification 2, section 5; decision 25). */

export const jobTitleRule = required('Enter the job title');
export const jobTypeRule = required('Choose the job type');
export const workplaceTypeRule = required('Choose the workplace type');
export const skillsRule: Rule<readonly string[]> = atLeastOne('Choose at least one skill');
export const locationsRule: Rule<readonly Place[]> = atLeastOne('Choose at least one location');
export const linkRule = atMost(200, 'Additional Link cannot be more than 200 characters');

export const vacanciesRule = wholeNumber(
  4,
  'No. of positions should be a number and should not contain more than 4 characters',
);
export const salaryRule = wholeNumber(13, 'Salary should be a number and should not contain more than 13 characters');
export const experienceRule: Rule<string> = (text) =>
  text === '' || (text.length <= 8 && /^\d+(\.\d+)?$/.test(text))
    ? null
    : 'Experience should be a number and should not contain more than 8 characters';

export const maxBelowMinSalary = 'Maximum Salary cannot be less than Minimum Salary';
export const maxBelowMinExperience = 'Maximum Experience cannot be less than Minimum Experience';
export const otherEndMissing = 'Enter both ends of the range';

/** What is wrong between the two ends of a range, said at its maximum; null when nothing is. */
export function rangeError(mode: Mode, min: string, max: string, belowMinimum: string): string | null {
  if (mode === 'fixed') return null;
  if ((min === '') !== (max === '')) return otherEndMissing;
  return min !== '' && Number(max) < Number(min) ? belowMinimum : null;
}

/** The job a valid draft stands for. A fixed value is sent as both ends. */
export function jobFromDraft(draft: JobDraft): NewJob {
  return {
    title: draft.title.trim(),
    type: draft.type,
    workplaceType: draft.workplaceType,
    locations: draft.locations,
    skills: draft.skills,
    salary: range(draft.salaryMode, draft.minSalary, draft.maxSalary),
    salaryPeriod: draft.salaryPeriod,
    experience: range(draft.experienceMode, draft.minExperience, draft.maxExperience),
    experienceUnit: draft.experienceUnit,
    vacancies: Number(draft.vacancies),
    link: draft.link.trim(),
    description: draft.description.trim(),
  };
}

/** True when every rule of the form passes; the description has a screen and a rule of its own. */
export function isPostable(draft: JobDraft): boolean {
  return (
    jobTitleRule(draft.title) === null &&
    jobTypeRule(draft.type) === null &&
    workplaceTypeRule(draft.workplaceType) === null &&
    skillsRule(draft.skills) === null &&
    locationsRule(draft.locations) === null &&
    draft.vacancies !== '' &&
    vacanciesRule(draft.vacancies) === null &&
    linkRule(draft.link) === null &&
    [draft.minSalary, draft.maxSalary].every((text) => salaryRule(text) === null) &&
    [draft.minExperience, draft.maxExperience].every((text) => experienceRule(text) === null) &&
    rangeError(draft.salaryMode, draft.minSalary, draft.maxSalary, '-') === null &&
    rangeError(draft.experienceMode, draft.minExperience, draft.maxExperience, '-') === null
  );
}

export function hasDescription(draft: JobDraft): boolean {
  return draft.description.trim() !== '';
}

function range(mode: Mode, min: string, max: string): Range | null {
  if (min === '') return null;
  return { min: Number(min), max: Number(mode === 'fixed' ? min : max) };
}

function wholeNumber(maximumLength: number, message: string): Rule<string> {
  return (text) => (text === '' || (text.length <= maximumLength && /^\d+$/.test(text)) ? null : message);
}
