import type { Place } from '../data/rows.ts';
import {
  bachelorsDegreeLines,
  bachelorsSpecialisationNames,
  diplomaStreamNames,
  mastersDegreeLines,
  mastersSpecialisationNames,
  twelfthStreamNames,
} from './data/degrees.ts';
import { colleges, polytechnics, schools, universitiesAbroad } from './data/institutes.ts';
import { jobRoleNames } from './data/job-roles.ts';
import { skillNames } from './data/skills.ts';
import { columns, entries, headAndRest, lines } from './lists.ts';
import { knownPlaces } from './places.ts';
import { createSearch } from './text-search.ts';

/** The lists behind the lookups of specification 2, section 7. Lists with a prominence have the best known first. */

export const skills: readonly string[] = entries(skillNames);
export const jobRoles: readonly string[] = entries(jobRoleNames);
export const bachelorsDegrees: readonly string[] = firstColumn(bachelorsDegreeLines);
export const mastersDegrees: readonly string[] = firstColumn(mastersDegreeLines);
export const bachelorsSpecialisations: readonly string[] = entries(bachelorsSpecialisationNames).sort();
export const mastersSpecialisations: readonly string[] = entries(mastersSpecialisationNames).sort();
export const streams: readonly string[] = entries(`${twelfthStreamNames};${diplomaStreamNames}`);
/** Universities, colleges, polytechnics and schools, by name. */
export const institutes: readonly string[] = lines(colleges + universitiesAbroad + polytechnics + schools)
  .flatMap((line) => entries(headAndRest(line)[1]))
  .sort((a, b) => a.localeCompare(b, 'en'));

const countryAbbreviations: Readonly<Record<string, string>> = {
  'United Kingdom': 'UK',
  'United States': 'USA',
  'United Arab Emirates': 'UAE',
};
const places = createSearch(knownPlaces, ({ place, aliases }) => ({
  name: place.city,
  aliases,
  context: `${place.state} ${place.country} ${countryAbbreviations[place.country] ?? ''}`,
}));
const plainName = (name: string) => ({ name });

/** At most `limit` places whose city, state or country fits `text`; see `createSearch` for the order. */
export function searchPlaces(text: string, limit: number): Place[] {
  return places(text, limit).map(({ place }) => place);
}

const skillSearch = createSearch(skills, plainName);

/** At most `limit` skills that fit `text`; without a text the most common ones. */
export function searchSkills(text: string | undefined, limit: number): string[] {
  return skillSearch(text ?? '', limit);
}

/** At most `limit` job roles that fit `text`. */
export const searchJobRoles: (text: string, limit: number) => string[] = createSearch(jobRoles, plainName);

function firstColumn(text: string): string[] {
  return lines(text).map((line) => columns(line)[0] ?? '');
}
