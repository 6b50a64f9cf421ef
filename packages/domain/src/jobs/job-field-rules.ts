import { cleanLine } from '../shared/clean-text.ts';
import type { Rule } from '../form/field.ts';
import type { FieldRule } from '../form/form-rules.ts';
import { atLeastOne } from '../form/rules.ts';
import { cleanNumber } from '../shared/typed-numbers.ts';
import { type Place, placeTextMaximum, placeTooLong } from '../lookups/lookups.ts';

export const placesMaximum = 100;
export const linkMaximum = 200;
export const digitsOf = { vacancies: 4, salary: 13, experience: 8 } as const;

const salaryMessage = 'Salary should be a number and should not contain more than 13 characters';
const experienceMessage = 'Experience should be a number and should not contain more than 8 characters';

export const placesRule: Rule<readonly Place[]> = (places) =>
  atLeastOne('Choose at least one location', placesMaximum)(places) ??
  (places.some(({ city, state, country }) => [city, state, country].some((part) => part.length > placeTextMaximum))
    ? placeTooLong
    : null);

export function wholeNumber(maximumLength: number, message: string): Rule<string> {
  return (text) => {
    const number = cleanNumber(text);
    return number.length <= maximumLength && /^\d+$/.test(number) ? null : message;
  };
}

export const salaryRule: Rule<string> = (text) =>
  isBlank(text) ? null : wholeNumber(digitsOf.salary, salaryMessage)(text);

export const experienceRule: Rule<string> = (text) =>
  isBlank(text) || isDecimal(cleanNumber(text), digitsOf.experience) ? null : experienceMessage;

/** Rule of a maximum: required with a minimum, and unused for a fixed value. */
export function endOfRange<F>(
  endRule: Rule<string>,
  belowMinimum: string,
  rangeOf: (form: F) => { readonly mode: 'fixed' | 'range'; readonly min: string },
): FieldRule<string, F> {
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

function isDecimal(number: string, maximumLength: number): boolean {
  return number.length <= maximumLength && /^\d+(\.\d+)?$/.test(number);
}
