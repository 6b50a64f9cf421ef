import type { Place } from '../lookups/place.ts';
import {
  anyYears,
  type CandidateFilter,
  type EducationCriteria,
  genders,
  noFilter,
  noEducationCriteria,
  type Years,
} from './candidate-filter.ts';

/** The filter as a text for an address; '' when it asks for nothing. What asks for nothing is left out of it. */
export function writeFilter(filter: CandidateFilter): string {
  const asked = differenceTo(noFilter, filter);
  return asked === undefined ? '' : JSON.stringify(asked);
}

/** Reads such a text; whatever in it is damaged or foreign asks for nothing. */
export function readFilter(text: string): CandidateFilter {
  const { skills, gender, places, internship, fullTime, education } = partsOf(parse(text));
  const levels = partsOf(education);
  return {
    skills: texts(skills),
    gender: genders.find((known) => known === gender) ?? '',
    places: list(places).map(readPlace),
    internship: readYears(internship),
    fullTime: readYears(fullTime),
    education: {
      master: readWish(levels['master']),
      bachelor: readWish(levels['bachelor']),
      diploma: readWish(levels['diploma']),
      twelfth: readWish(levels['twelfth']),
      tenth: readWish(levels['tenth']),
    },
  };
}

/** The parts in which a value differs; undefined where it does not. */
function differenceTo(usual: unknown, value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value : undefined;
  if (typeof value !== 'object' || value === null) return value === usual ? undefined : value;
  const usuals = partsOf(usual);
  const different = Object.entries(value)
    .map(([name, part]) => [name, differenceTo(usuals[name], part)] as const)
    .filter(([, part]) => part !== undefined);
  return different.length > 0 ? Object.fromEntries(different) : undefined;
}

function readPlace(value: unknown): Place {
  const { city, state, country } = partsOf(value);
  return { city: readText(city), state: readText(state), country: readText(country) };
}

function readYears(value: unknown): Years {
  const { min, max } = partsOf(value);
  return { min: readNumber(min) ?? anyYears.min, max: readNumber(max) ?? anyYears.max };
}

function readWish(value: unknown): EducationCriteria {
  const { degree, specialisation, institute, percentage, years } = partsOf(value);
  return {
    degree: readText(degree),
    specialisation: readText(specialisation),
    institute: readText(institute),
    percentage: readNumber(percentage) ?? noEducationCriteria.percentage,
    years: list(years).filter((year) => Number.isInteger(year)) as number[],
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** No longer than the service takes. */
function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, 60) : [];
}

function texts(value: unknown): readonly string[] {
  return list(value).filter((part) => typeof part === 'string');
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Finite and not negative, or undefined. */
function readNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}
