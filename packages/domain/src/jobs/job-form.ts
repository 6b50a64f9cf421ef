import { cleanLine } from '../shared/clean-text.ts';
import type { Rule } from '../form/field.ts';
import { anyValue, type FieldRule, type FormRules, isComplete, mandatory, optional } from '../form/form-rules.ts';
import { atLeastOne, atMost, oneOf, required } from '../form/rules.ts';
import { cleanNumber } from '../shared/typed-numbers.ts';
import { type Place, placeTooLong } from '../lookups/place.ts';
import { placeTextMaximum } from '../lookups/lookups.ts';
import { jobTypes, workplaceTypes } from './job.ts';
import { descriptionRule } from './description.ts';
import type { JobDetails, JobDraft } from './job-draft.ts';

/** Limits that the service checks as well. */
export const placesMaximum = 100;
export const linkMaximum = 200;
export const digitsOf = { vacancies: 4, salary: 13, experience: 8 } as const;

const vacanciesMessage = 'No. of positions should be a number and should not contain more than 4 characters';
const salaryMessage = 'Salary should be a number and should not contain more than 13 characters';
const experienceMessage = 'Experience should be a number and should not contain more than 8 characters';

const placesRule: Rule<readonly Place[]> = (places) =>
  atLeastOne('Choose at least one location', placesMaximum)(places) ??
  (places.some(({ city, state, country }) => [city, state, country].some((part) => part.length > placeTextMaximum))
    ? placeTooLong
    : null);

const salaryRule: Rule<string> = (text) =>
  isBlank(text) || isWholeNumber(text, digitsOf.salary) ? null : salaryMessage;

/** Allows decimals. */
export const experienceRule: Rule<string> = (text) =>
  isBlank(text) || isDecimal(cleanNumber(text), digitsOf.experience) ? null : experienceMessage;

/** Rules of Post Opportunity, in the order of the fields (specification 2, section 5; decision 25). */
export const jobFormRules: FormRules<JobDetails> = {
  title: mandatory(required('Enter the job title'), cleanLine),
  type: mandatory(oneOf(jobTypes, 'Choose the job type')),
  workplaceType: mandatory(oneOf(workplaceTypes, 'Choose the workplace type')),
  locations: mandatory(placesRule),
  skills: mandatory(atLeastOne('Choose at least one skill')),
  vacancies: mandatory((text) => (isWholeNumber(text, digitsOf.vacancies) ? null : vacanciesMessage), cleanNumber),
  link: optional(atMost(linkMaximum, 'Additional Link cannot be more than 200 characters'), cleanLine),
  experienceMode: anyValue,
  minExperience: optional(experienceRule, cleanNumber),
  maxExperience: endOfRange(experienceRule, 'Maximum Experience cannot be less than Minimum Experience', (form) => ({
    mode: form.experienceMode,
    min: form.minExperience,
  })),
  experienceUnit: anyValue,
  salaryMode: anyValue,
  minSalary: optional(salaryRule, cleanNumber),
  maxSalary: endOfRange(salaryRule, 'Maximum Salary cannot be less than Minimum Salary', (form) => ({
    mode: form.salaryMode,
    min: form.minSalary,
  })),
  salaryPeriod: anyValue,
};

/** Returns `null` if the draft can be posted. */
export function firstUnfinishedStep(draft: JobDraft): 'details' | 'description' | null {
  if (!isComplete(jobFormRules, draft)) return 'details';
  return descriptionRule(draft.description) === null ? null : 'description';
}

/** Rule of a maximum: required with a minimum, and unused for a fixed value. */
function endOfRange(
  endRule: Rule<string>,
  belowMinimum: string,
  rangeOf: (form: JobDetails) => { readonly mode: JobDetails['salaryMode']; readonly min: string },
): FieldRule<string, JobDetails> {
  return {
    error(max, form) {
      const { min } = rangeOf(form);
      const ownError = endRule(max);
      if (ownError !== null) return ownError;
      if (isBlank(min) !== isBlank(max)) return 'Enter both ends of the range';
      return endRule(min) === null && Number(cleanNumber(max)) < Number(cleanNumber(min)) ? belowMinimum : null;
    },
    required: (form) => !isBlank(rangeOf(form).min),
    applies: (form) => rangeOf(form).mode === 'range',
    clean: cleanNumber,
  };
}

function isBlank(text: string): boolean {
  return cleanLine(text) === '';
}

function isWholeNumber(text: string, maximumLength: number): boolean {
  const number = cleanNumber(text);
  return number.length <= maximumLength && /^\d+$/.test(number);
}

function isDecimal(number: string, maximumLength: number): boolean {
  return number.length <= maximumLength && /^\d+(\.\d+)?$/.test(number);
}
