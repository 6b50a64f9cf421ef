import { lookupDelay, type Lookups, placeLabel } from '@glo/domain/lookups/lookups';
import { mapOutcome } from '@glo/domain/shared/outcome';
import { DebouncedLookup } from '../state/lookups/debounced-lookup.ts';

/** Looks up labels of places, each once. */
export function createPlaceLabelLookup(lookups: Lookups): DebouncedLookup<string> {
  const load = async (text: string) =>
    mapOutcome(await lookups.places(text), (places) => [...new Set(places.map(placeLabel))]);
  return new DebouncedLookup(load, lookupDelay.elsewhere, String);
}
