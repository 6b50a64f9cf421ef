import { searchText } from '@glo/domain/shared/search-text';
import type { Place } from '../data/rows.ts';

/**
 * Returns a score from 0 to 100: skills weigh 70, the place 20, experience 10. Criteria that are not requested have
 * no weight. Arguments are shares from 0 to 1.
 */
export type MatchScore = (skills: number, place: number, experience: number) => number;

export function matchScore(asked: { readonly place: boolean; readonly experience: boolean }): MatchScore {
  const total = 70 + (asked.place ? 20 : 0) + (asked.experience ? 10 : 0);
  const ofSkills = 7000 / total;
  const ofPlace = asked.place ? 2000 / total : 0;
  const ofExperience = asked.experience ? 1000 / total : 0;
  return (skills, place, experience) => Math.round(ofSkills * skills + ofPlace * place + ofExperience * experience);
}

/** 1 in a requested place, 0.5 in its state, otherwise 0. Places as in `comparablePlace`. */
export function placeFit(place: Place, wanted: readonly Place[]): number {
  if (wanted.some((target) => isIn(place, [target.city, target.state, target.country]))) return 1;
  return wanted.some((target) => target.state !== '' && isIn(place, [target.state, target.country])) ? 0.5 : 0;
}

export function experienceFit(years: number, leastYears: number): number {
  return years >= leastYears ? 1 : years / leastYears;
}

/** Each part has to equal the place's city, state or country. Empty parts match. */
export function isIn(place: Place, parts: readonly string[]): boolean {
  return parts.every((part) => part === '' || part === place.city || part === place.state || part === place.country);
}

export const comparable = searchText;

export const comparablePlace = (place: Place): Place => ({
  city: comparable(place.city),
  state: comparable(place.state),
  country: comparable(place.country),
});
