import type { Rule } from '../form/field.ts';
import { atLeastOne, atMost, required } from '../form/rules.ts';
import type { Place } from '../lookups/place.ts';

/** The rules of Post Opportunity (specification 2, section 5; decision 25). */

export const jobTitleRule = required('Enter the job title');
export const jobTypeRule = required('Choose the job type');
export const workplaceTypeRule = required('Choose the workplace type');
export const skillsRule: Rule<readonly string[]> = atLeastOne('Choose at least one skill');
export const locationsRule: Rule<readonly Place[]> = atLeastOne('Choose at least one location');
export const linkRule = atMost(200, 'Additional Link cannot be more than 200 characters');

const vacanciesMessage = 'No. of positions should be a number and should not contain more than 4 characters';
export const vacanciesRule: Rule<string> = (text) => (isWholeNumber(text, 4) ? null : vacanciesMessage);

const salaryMessage = 'Salary should be a number and should not contain more than 13 characters';
/** Optional. */
export const salaryRule: Rule<string> = (text) => (isBlank(text) || isWholeNumber(text, 13) ? null : salaryMessage);

const experienceMessage = 'Experience should be a number and should not contain more than 8 characters';
/** Optional, and the one number that may have decimals. */
export const experienceRule: Rule<string> = (text) =>
  isBlank(text) || (text.length <= 8 && /^\d+(\.\d+)?$/.test(text)) ? null : experienceMessage;

/** What is wrong with the maximum of a range beside its minimum, or null. One end needs the other. */
export const maxSalaryError = maximumError(salaryRule, 'Maximum Salary cannot be less than Minimum Salary');
export const maxExperienceError = maximumError(
  experienceRule,
  'Maximum Experience cannot be less than Minimum Experience',
);

function maximumError(endRule: Rule<string>, belowMinimum: string): (min: string, max: string) => string | null {
  return (min, max) => {
    const ownError = endRule(max);
    if (ownError !== null) return ownError;
    if (isBlank(min) !== isBlank(max)) return 'Enter both ends of the range';
    return endRule(min) === null && Number(max) < Number(min) ? belowMinimum : null;
  };
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function isWholeNumber(text: string, maximumLength: number): boolean {
  return text.length <= maximumLength && /^\d+$/.test(text);
}
