import type { Outcome } from '../shared/outcome.ts';

export interface Place {
  readonly city: string;
  readonly state: string;
  readonly country: string;
}

export const placeTooLong = 'Location should not contain more than 60 characters';

/** 'city, state, country' without empty parts (specification 2, section 3). */
export function placeLabel(place: Place): string {
  return [place.city, place.state, place.country].filter((part) => part !== '').join(', ');
}

/** Reads 'city, state, country' from the end, so that additional parts belong to the city (decision 53). */
export function parsePlace(text: string): Place {
  const parts = text.split(',').map((part) => part.trim());
  return { city: parts.slice(0, -2).join(', '), state: parts.at(-2) ?? '', country: parts.at(-1) ?? '' };
}

/** 'Singapore' for 'Singapore, Singapore', which names no city. */
export function cityOf(place: string): string {
  return parsePlace(place).city || (place.split(',', 1)[0] ?? '').trim();
}

export abstract class Lookups {
  abstract places(text: string): Promise<Outcome<readonly Place[]>>;
  abstract skills(text?: string): Promise<Outcome<readonly string[]>>;
  abstract jobRoles(text: string): Promise<Outcome<readonly string[]>>;
}

/** Debounce of lookups, in milliseconds (specification 2, section 9). */
export const lookupDelay = { jobForm: 1100, elsewhere: 2000 } as const;

/** Maximum length of a typed place (specification 2, section 5). */
export const placeTextMaximum = 60;
