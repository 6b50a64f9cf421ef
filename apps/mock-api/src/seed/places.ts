import type { Place } from '../data/rows.ts';
import { americanPlaces } from './data/places-americas.ts';
import { indianPlaces } from './data/places-india.ts';
import { worldCities, worldPlaces } from './data/places-world.ts';
import { columns, headAndRest, lines } from './lists.ts';

export interface KnownPlace {
  place: Place;
  /** Older and second names. */
  aliases: string[];
  /** 0 for the best known, up to 3. */
  tier: number;
}

const metropolises = new Set(worldCities.split(',').map((city) => city.trim()));

/** Every known place, the best known first, in each tier India before the rest of the world. */
export const knownPlaces: readonly KnownPlace[] = [...lines(indianPlaces).flatMap(inIndia), ...worldwide()].sort(
  (a, b) => a.tier - b.tier,
);

function inIndia(line: string): KnownPlace[] {
  const [state, cities] = headAndRest(line);
  return readCities(cities).map(({ city, aliases, tier }) => ({
    place: { city, state, country: 'India' },
    aliases,
    tier,
  }));
}

/** Elsewhere a place counts one tier less than its likes in India, but for the great cities (the first of each name). */
function worldwide(): KnownPlace[] {
  return lines(worldPlaces + americanPlaces).flatMap((line) => {
    const [head, cities] = headAndRest(line);
    const [country = '', state = ''] = columns(head);
    return readCities(cities).map(({ city, aliases, tier }) => ({
      place: { city, state, country },
      aliases,
      tier: metropolises.delete(city) ? 0 : tier + 1,
    }));
  });
}

/** 'Mumbai (Bombay), Pune; Nagpur': tiers parted by semicolons, an older name in brackets. */
function readCities(text: string): { city: string; aliases: string[]; tier: number }[] {
  return text.split(';').flatMap((names, tier) =>
    names.split(',').map((name) => {
      const [city = '', alias] = name.trim().split(/ \(|\)/);
      return { city, aliases: alias === undefined ? [] : [alias], tier };
    }),
  );
}
