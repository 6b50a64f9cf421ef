import type { Place } from '../lookups/place.ts';

/** What the filter modal asks of a candidate (specification 2, sections 2, 3 and 9). What is empty asks for nothing. */
export interface CandidateFilter {
  readonly skills: readonly string[];
  readonly gender: Gender | '';
  readonly places: readonly Place[];
  /** In years. */
  readonly internship: Years;
  readonly fullTime: Years;
  readonly education: Readonly<Record<EducationLevel, EducationCriteria>>;
}

export const genders = ['Male', 'Female', 'Others'] as const;
export type Gender = (typeof genders)[number];

/** In the order the modal shows them. */
export const educationLevels = ['master', 'bachelor', 'diploma', 'twelfth', 'tenth'] as const;
export type EducationLevel = (typeof educationLevels)[number];

export interface Years {
  readonly min: number;
  readonly max: number;
}

/** What is asked of one level of education. */
export interface EducationCriteria {
  readonly degree: string;
  readonly specialisation: string;
  readonly institute: string;
  /** Greater than this many percent; null: any. */
  readonly percentage: number | null;
  /** Years of passing, any of them. */
  readonly years: readonly number[];
}

/** Experience that asks for nothing (specification 2, section 9). */
export const anyYears: Years = { min: 0, max: 1000 };
export const noEducationCriteria: EducationCriteria = {
  degree: '',
  specialisation: '',
  institute: '',
  percentage: null,
  years: [],
};

export const noFilter: CandidateFilter = {
  skills: [],
  gender: '',
  places: [],
  internship: anyYears,
  fullTime: anyYears,
  education: {
    master: noEducationCriteria,
    bachelor: noEducationCriteria,
    diploma: noEducationCriteria,
    twelfth: noEducationCriteria,
    tenth: noEducationCriteria,
  },
};

/** How much is asked for, by section of the modal. */
export function askedFor(filter: CandidateFilter) {
  const educations = educationLevels.filter((level) => !isEmptyWish(filter.education[level])).length;
  const works = [filter.internship, filter.fullTime].filter(({ min, max }) => min > anyYears.min || max < anyYears.max);
  return {
    skills: filter.skills.length,
    education: educations,
    work: works.length,
    general: Number(filter.gender !== '') + Number(filter.places.length > 0),
  };
}

/** How many wishes there are, all skills together being one: the number on the badge. 0: the filter is off. */
export function criteriaCount(filter: CandidateFilter): number {
  const { skills, education, work, general } = askedFor(filter);
  return Math.min(skills, 1) + education + work + general;
}

/** 'B.Tech, above 70', or '' where nothing is asked. */
export function educationText({ degree, specialisation, institute, percentage, years }: EducationCriteria): string {
  const grade = percentage === null ? '' : `above ${percentage}`;
  return [degree, specialisation, institute, grade, years.join(', ')].filter((part) => part !== '').join(', ');
}

function isEmptyWish(wish: EducationCriteria): boolean {
  return educationText(wish) === '';
}
