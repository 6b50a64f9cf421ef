import type { Outcome } from '../shared/outcome.ts';
import type { Place } from './place.ts';

export abstract class Lookups {
  abstract places(text: string): Promise<Outcome<readonly Place[]>>;
  abstract skills(text?: string): Promise<Outcome<readonly string[]>>;
  abstract jobRoles(text: string): Promise<Outcome<readonly string[]>>;
}

/** Debounce of lookups, in milliseconds (specification 2, section 9). */
export const lookupDelay = { jobForm: 1100, elsewhere: 2000 } as const;

/** Maximum length of a typed place (specification 2, section 5). */
export const placeTextMaximum = 60;
