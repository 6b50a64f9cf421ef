import type { Place } from '../data/rows.ts';
import metropolises from './data/metropolises.json' with { type: 'json' };
import americas from './data/places-americas.json' with { type: 'json' };
import india from './data/places-india.json' with { type: 'json' };
import world from './data/places-world.json' with { type: 'json' };

export interface KnownPlace {
  place: Place;
  aliases: string[];
  /** 0 for the best known, up to 3. */
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

/** Foreign places count one tier less, except for the first place with the name of a metropolis. */
function tierAbroad(city: string, tier: number): number {
  return metropolisesLeft.delete(city) ? 0 : tier + 1;
}
