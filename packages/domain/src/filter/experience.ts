import { type FormRules, optional } from '../form/form-rules.ts';
import type { Range } from '../jobs/job.ts';
import { experienceRule } from '../jobs/job-field-rules.ts';
import { cleanLine } from '../shared/clean-text.ts';
import { cleanNumber } from '../shared/typed-numbers.ts';
import { recordOf } from '../shared/json.ts';
import { type FilterEntry, labeled, readNumber } from './filter-entry.ts';

interface YearsForm {
  readonly min: string;
  readonly max: string;
}

/** Default experience range: no restriction (specification 2, section 9). */
export const anyYears: Range = { min: 0, max: 1000 };

/** Suggestions in years. Other numbers may be typed. */
export const yearsOptions: readonly string[] = ['0.5', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

export function yearsOffered(typed: string): readonly string[] {
  const text = typed.trim();
  return text === '' || yearsOptions.includes(text) ? yearsOptions.filter((years) => years.startsWith(text)) : [];
}

export const yearsFormRules: FormRules<YearsForm> = {
  min: optional(experienceRule, cleanNumber),
  max: {
    ...optional(experienceRule, cleanNumber),
    error(max, { min }) {
      const own = experienceRule(max);
      if (own !== null || experienceRule(min) !== null || cleanLine(max) === '') return own;
      return yearsOf(max, anyYears.max) < yearsOf(min, anyYears.min)
        ? 'Maximum Experience cannot be less than Minimum Experience'
        : null;
    },
  },
};

export const experience = (label: string): FilterEntry<Range, YearsForm> => ({
  label,
  section: 'work',
  none: anyYears,
  read(stored) {
    const { min, max } = recordOf(stored);
    return { min: readNumber(min) ?? anyYears.min, max: readNumber(max) ?? anyYears.max };
  },
  chip: (years) => labeled(label, yearsText(years)),
  rules: yearsFormRules,
  toForm: ({ min, max }) => ({
    min: min === anyYears.min ? '' : String(min),
    max: max === anyYears.max ? '' : String(max),
  }),
  fromForm({ min, max }) {
    const from = yearsOf(min, anyYears.min);
    return { min: from, max: yearsOf(max, Math.max(from, anyYears.max)) };
  },
});

function yearsOf(typed: string, empty: number): number {
  return cleanLine(typed) === '' ? empty : Number(cleanNumber(typed));
}

function yearsText({ min, max }: Range): string {
  if (max >= anyYears.max) return min > anyYears.min ? `at least ${yearCount(min)}` : '';
  return min === anyYears.min ? `at most ${yearCount(max)}` : `${min} to ${yearCount(max)}`;
}

const yearCount = (years: number) => (years === 1 ? '1 year' : `${years} years`);
