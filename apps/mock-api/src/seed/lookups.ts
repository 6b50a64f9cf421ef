import type { Place } from '../data/rows.ts';
import degrees from './data/degrees.json' with { type: 'json' };
import instituteGroups from './data/institutes.json' with { type: 'json' };
import roleList from './data/job-roles.json' with { type: 'json' };
import skillList from './data/skills.json' with { type: 'json' };
import { createSearch } from './text-search.ts';
import metropolises from './data/metropolises.json' with { type: 'json' };
import americas from './data/places-americas.json' with { type: 'json' };
import india from './data/places-india.json' with { type: 'json' };
import world from './data/places-world.json' with { type: 'json' };

interface KnownPlace {
  place: Place;
  aliases: string[];
  tier: number;
}

const metropolisesLeft = new Set(metropolises);

export const knownPlaces: readonly KnownPlace[] = [...india, ...world, ...americas]
  .flatMap(({ country, state, tiers }) =>
    tiers.flatMap((names, tier) =>
      names.map((name): KnownPlace => {
        const [city = '', alias] = name.split(/ \(|\)/);
        return {
          place: { city, state, country },
          aliases: alias === undefined ? [] : [alias],
          tier: country === 'India' ? tier : tierAbroad(city, tier),
        };
      }),
    ),
  )
  .sort((a, b) => a.tier - b.tier);

function tierAbroad(city: string, tier: number): number {
  return metropolisesLeft.delete(city) ? 0 : tier + 1;
}

export const skills: readonly string[] = skillList;
export const jobRoles: readonly string[] = roleList;
export const bachelorsDegrees: readonly string[] = degrees.bachelors.map(({ name }) => name);
export const mastersDegrees: readonly string[] = degrees.masters.map(({ name }) => name);
export const bachelorsSpecialisations: readonly string[] = degrees.bachelorsSpecialisations.toSorted();
export const mastersSpecialisations: readonly string[] = degrees.mastersSpecialisations.toSorted();
export const streams: readonly string[] = [...degrees.twelfthStreams, ...degrees.diplomaStreams];
export const institutes: readonly string[] = Object.values(instituteGroups)
  .flat()
  .flatMap(({ names }) => names)
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

export function searchPlaces(text: string, limit: number): Place[] {
  return places(text, limit).map(({ place }) => place);
}

const skillSearch = createSearch(skills, plainName);

export function searchSkills(text: string | undefined, limit: number): string[] {
  return skillSearch(text ?? '', limit);
}

export const searchJobRoles: (text: string, limit: number) => string[] = createSearch(jobRoles, plainName);
