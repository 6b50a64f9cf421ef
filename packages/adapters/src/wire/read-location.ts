import { parsePlace, type Place, placeLabel } from '@glo/domain/lookups/lookups';
import { isObject, readText } from './values.ts';

type WireLocation = { readonly lable: string; readonly city: string; readonly state: string; readonly country: string };

/** Reads an object or 'city, state, country'. Returns `undefined` for an empty location. */
export function readLocation(value: unknown): WireLocation | undefined {
  const place = readPlace(value);
  const lable =
    (isObject(value) && readText(value['lable'])) || (typeof value === 'string' ? value : placeLabel(place));
  return lable.trim() === '' ? undefined : { ...place, lable };
}

export const readLocationLabel = (value: unknown): string | undefined => readLocation(value)?.lable;

export function readPlace(value: unknown): Place {
  if (!isObject(value)) return parsePlace(readText(value) ?? '');
  const part = (name: string) => readText(value[name]) ?? '';
  const place = { city: part('city'), state: part('state'), country: part('country') };
  return placeLabel(place) === '' ? parsePlace(part('lable')) : place;
}

export function writePlace(place: Place): WireLocation {
  return { lable: placeLabel(place), city: place.city, state: place.state, country: place.country };
}
