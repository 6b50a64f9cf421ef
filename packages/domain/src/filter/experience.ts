import { type FormRules, optional } from '../form/form-rules.ts';
import type { Rule } from '../form/field.ts';
import { experienceRule } from '../jobs/job-form.ts';
import { cleanLine } from '../shared/clean-text.ts';
import { cleanNumber } from '../shared/typed-numbers.ts';
import { readNumber, readParts } from './stored-value.ts';

export interface Years {
  readonly min: number;
  readonly max: number;
}

export interface YearsForm {
  readonly min: string;
  readonly max: string;
}

/** Default experience range: no restriction (specification 2, section 9). */
export const anyYears: Years = { min: 0, max: 1000 };

/** Suggestions in years. Other numbers may be typed. */
export const yearsOptions: readonly string[] = ['0.5', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

/** Returns the suggestions that begin with the typed option, or none for another number. */
export function yearsOffered(typed: string): readonly string[] {
  const text = typed.trim();
  return text === '' || yearsOptions.includes(text) ? yearsOptions.filter((years) => years.startsWith(text)) : [];
}

/** Optional at both ends. */
export const yearsRule: Rule<string> = experienceRule;

/** Judges the maximum beside its minimum. Returns `null` if it is valid. */
export function maxYearsError(min: string, max: string): string | null {
  const own = yearsRule(max);
  if (own !== null || yearsRule(min) !== null || cleanLine(max) === '') return own;
  return yearsOf(max, anyYears.max) < yearsOf(min, anyYears.min)
    ? 'Maximum Experience cannot be less than Minimum Experience'
    : null;
}

export const yearsFormRules: FormRules<YearsForm> = {
  min: optional(yearsRule, cleanNumber),
  max: { ...optional(yearsRule, cleanNumber), error: (max, { min }) => maxYearsError(min, max) },
};

/** Parses typed years. Returns `empty` for blank text. */
export function yearsOf(text: string, empty: number): number {
  return cleanLine(text) === '' ? empty : Number(cleanNumber(text));
}

export function yearsFromForm({ min, max }: YearsForm): Years {
  const from = yearsOf(min, anyYears.min);
  return { min: from, max: yearsOf(max, Math.max(from, anyYears.max)) };
}

/** An unrestricted end is an empty field. */
export function yearsToForm({ min, max }: Years): YearsForm {
  return { min: min === anyYears.min ? '' : String(min), max: max === anyYears.max ? '' : String(max) };
}

export function readYears(stored: unknown): Years {
  const { min, max } = readParts(stored);
  return { min: readNumber(min) ?? anyYears.min, max: readNumber(max) ?? anyYears.max };
}

/** Returns '' if the range restricts nothing. */
export function yearsText({ min, max }: Years): string {
  if (max >= anyYears.max) return min > anyYears.min ? `at least ${yearCount(min)}` : '';
  return min === anyYears.min ? `at most ${yearCount(max)}` : `${min} to ${yearCount(max)}`;
}

function yearCount(years: number): string {
  return years === 1 ? '1 year' : `${years} years`;
}
