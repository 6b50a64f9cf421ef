import type { Place } from '../data/rows.ts';

/**
 * How well a student fits what is asked for, as a whole number from 0 to 100. Skills weigh 70, the place 20, experience
 * 10; what is not asked for weighs nothing, and the rest makes up the 100. Each argument is a share from 0 to 1.
 */
export type MatchScore = (skills: number, place: number, experience: number) => number;

export function matchScore(asked: { readonly place: boolean; readonly experience: boolean }): MatchScore {
  const total = 70 + (asked.place ? 20 : 0) + (asked.experience ? 10 : 0);
  const ofSkills = 7000 / total;
  const ofPlace = asked.place ? 2000 / total : 0;
  const ofExperience = asked.experience ? 1000 / total : 0;
  return (skills, place, experience) => Math.round(ofSkills * skills + ofPlace * place + ofExperience * experience);
}

/** 1 in one of the wanted places, half in the same state, otherwise 0. All places as `comparablePlace`. */
export function placeFit(place: Place, wanted: readonly Place[]): number {
  if (wanted.some((target) => isIn(place, [target.city, target.state, target.country]))) return 1;
  return wanted.some((target) => target.state !== '' && isIn(place, [target.state, target.country])) ? 0.5 : 0;
}

/** 1 with the least experience wanted or more, below it the share that is there. */
export function experienceFit(years: number, leastYears: number): number {
  return years >= leastYears ? 1 : years / leastYears;
}

/** True when every part names the place's city, state or country; empty parts ask for nothing. */
export function isIn(place: Place, parts: readonly string[]): boolean {
  return parts.every((part) => part === '' || part === place.city || part === place.state || part === place.country);
}

/** Letter case and blanks around a name make no difference, neither to skills nor to places. */
export const comparable = (name: string): string => name.trim().toLowerCase();

export const comparablePlace = (place: Place): Place => ({
  city: comparable(place.city),
  state: comparable(place.state),
  country: comparable(place.country),
});
