import { parsePlace, type Place, placeLabel } from '@glo/domain/lookups/place';
import type * as z from 'zod/mini';
import type { anyLocation } from './shapes.ts';

type AnyLocation = z.infer<typeof anyLocation>;

/** A place from a location object or a 'city, state, country' text. */
export function readPlace(location: AnyLocation): Place {
  if (typeof location === 'string') return parsePlace(location);
  const { city = '', state = '', country = '', lable = '' } = location;
  return city === '' && state === '' && country === '' ? parsePlace(lable) : { city, state, country };
}

/** What a location reads as; '' when there is none. */
export function readLocationLabel(location: AnyLocation | null | undefined): string {
  if (location === null || location === undefined) return '';
  return typeof location === 'string' ? location : location.lable || placeLabel(readPlace(location));
}

export function writePlace(place: Place): { lable: string; city: string; state: string; country: string } {
  return { lable: placeLabel(place), city: place.city, state: place.state, country: place.country };
}
