import type { Rule } from '../form/field.ts';
import { experienceRule } from '../jobs/job-form.ts';
import { cleanLine } from '../shared/clean-text.ts';
import { cleanNumber } from '../shared/typed-numbers.ts';
import { anyYears } from './candidate-filter.ts';

/** The rules of the filter modal (specification 2, sections 5 and 9). */

/** In years; other numbers may be typed. */
export const yearsOptions: readonly string[] = ['0.5', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

/** All while nothing is typed; then the one that was typed comes first, and with another number none. */
export function yearsOffered(typed: string): readonly string[] {
  const text = typed.trim();
  return text === '' || yearsOptions.includes(text) ? yearsOptions.filter((years) => years.startsWith(text)) : [];
}

/** Greater than. */
export const percentageOptions = [40, 50, 60, 70, 80, 90] as const;
export const passingYears: readonly number[] = Array.from({ length: 51 }, (_, index) => 2000 + index);

/** Optional at both ends. */
export const yearsRule: Rule<string> = experienceRule;

/** What is wrong with a maximum beside its minimum, or null; one end alone is fine. */
export function maxYearsError(min: string, max: string): string | null {
  const own = yearsRule(max);
  if (own !== null || yearsRule(min) !== null || cleanLine(max) === '') return own;
  return yearsOf(max, anyYears.max) < yearsOf(min, anyYears.min)
    ? 'Maximum Experience cannot be less than Minimum Experience'
    : null;
}

/** What was typed as a number of years; `empty` where nothing was. */
export function yearsOf(text: string, empty: number): number {
  return cleanLine(text) === '' ? empty : Number(cleanNumber(text));
}
