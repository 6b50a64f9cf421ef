import { parsePlace, type Place, placeLabel } from '@glo/domain/lookups/lookups';
import { isObject } from '@glo/domain/shared/json';

/** Readers of single values (decision 46). They return `undefined` for anything else. */

const labelNames = ['lable', 'label', 'roles_skills_tools', 'role', 'name'];
const idNames = ['_id', 'student_id', 'id'];

export function readText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined;
  return isObject(value) ? namedText(value, labelNames) : undefined;
}

export function readId(value: unknown): string | undefined {
  return isObject(value) ? namedText(value, idNames) : readText(value);
}

export function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

export function readFlag(value: unknown): boolean | undefined {
  if (value === true || value === 1 || value === 'true' || value === '1') return true;
  return value === false || value === 0 || value === 'false' || value === '0' ? false : undefined;
}

/** Reads a number as a year or milliseconds. Texts stay unchanged. */
export function readDate(value: unknown): string | undefined {
  const isYear = typeof value === 'number' && value >= 1000 && value < 10_000;
  if (typeof value !== 'number' || isYear) return readText(value);
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

function namedText(value: Readonly<Record<string, unknown>>, names: readonly string[]): string | undefined {
  const found = names.map((name) => value[name]).find((text) => typeof text === 'string' || typeof text === 'number');
  return found === undefined ? undefined : String(found);
}

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
