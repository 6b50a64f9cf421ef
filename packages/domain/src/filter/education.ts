import { type FormRules, optional } from '../form/form-rules.ts';
import { atMost } from '../form/rules.ts';
import { cleanLine } from '../shared/clean-text.ts';
import { textMaximum } from '../shared/text.ts';
import { recordOf } from '../shared/json.ts';
import { type FilterEntry, labeled, readList, readNumber, readText } from './filter-entry.ts';
import type { FilterOptions } from './filter-options.ts';

export interface EducationCriteria {
  readonly degree: string;
  readonly specialisation: string;
  readonly institute: string;
  /** Greater than this many percent. */
  readonly percentage: number | null;
  /** Years of passing, any of them. */
  readonly years: readonly number[];
}

export interface EducationForm extends Omit<EducationCriteria, 'percentage' | 'years'> {
  readonly percentage: string;
  readonly years: readonly string[];
}

export const noEducationCriteria: EducationCriteria = {
  degree: '',
  specialisation: '',
  institute: '',
  percentage: null,
  years: [],
};

/** Lookup lists by level. Parts without one are free text (specification 2, section 7). */
export const educationLists = {
  master: { degree: 'masterDegrees', specialisation: 'masterSpecialisations' },
  bachelor: { degree: 'bachelorDegrees', specialisation: 'bachelorSpecialisations' },
  diploma: { degree: null, specialisation: 'streams' },
  twelfth: { degree: null, specialisation: 'streams' },
  tenth: { degree: null, specialisation: null },
} as const satisfies Readonly<Record<string, Record<'degree' | 'specialisation', keyof FilterOptions | null>>>;
export type EducationLevel = keyof typeof educationLists;

export const percentageOptions = [40, 50, 60, 70, 80, 90] as const;
export const passingYears: readonly number[] = Array.from({ length: 51 }, (_, index) => 2000 + index);

export const educationFormRules: FormRules<EducationForm> = {
  degree: optional(atMost(textMaximum), cleanLine),
  specialisation: optional(atMost(textMaximum), cleanLine),
  institute: optional(atMost(textMaximum)),
  percentage: optional(() => null),
  years: optional(() => null),
};

export const education = (label: string): FilterEntry<EducationCriteria, EducationForm> => ({
  label,
  section: 'education',
  none: noEducationCriteria,
  read(stored) {
    const { degree, specialisation, institute, percentage, years } = recordOf(stored);
    return {
      degree: readText(degree),
      specialisation: readText(specialisation),
      institute: readText(institute),
      percentage: readNumber(percentage),
      years: readList(years).filter((year) => Number.isInteger(year)) as number[],
    };
  },
  chip: (criteria) => labeled(label, educationText(criteria)),
  rules: educationFormRules,
  toForm: ({ percentage, years, ...names }) => ({
    ...names,
    percentage: String(percentage ?? ''),
    years: years.map(String),
  }),
  fromForm: ({ degree, specialisation, institute, percentage, years }) => ({
    degree: cleanLine(degree),
    specialisation: cleanLine(specialisation),
    institute,
    percentage: percentage === '' ? null : Number(percentage),
    years: years.map(Number).toSorted((one, other) => one - other),
  }),
});

/** 'B.Tech, above 70', or '' if nothing is required. */
export function educationText({ degree, specialisation, institute, percentage, years }: EducationCriteria): string {
  const grade = percentage === null ? '' : `above ${percentage}`;
  return [degree, specialisation, institute, grade, years.join(', ')].filter((part) => part !== '').join(', ');
}
