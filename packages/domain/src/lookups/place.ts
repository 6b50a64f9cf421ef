/** A location; any part may be empty. */
export interface Place {
  readonly city: string;
  readonly state: string;
  readonly country: string;
}

/** 'city, state, country' with empty parts omitted (specification 2, section 3). */
export function placeLabel(place: Place): string {
  return [place.city, place.state, place.country].filter((part) => part !== '').join(', ');
}

/** Reads 'city, state, country': two parts give state and country, one part the country only. */
export function parsePlace(text: string): Place {
  const parts = text.split(',').map((part) => part.trim());
  const country = parts.length > 3 ? parts.slice(2).join(', ') : (parts.at(-1) ?? '');
  if (parts.length === 1) return { city: '', state: '', country };
  if (parts.length === 2) return { city: '', state: parts[0] ?? '', country };
  return { city: parts[0] ?? '', state: parts[1] ?? '', country };
}
