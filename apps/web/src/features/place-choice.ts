import type { Field } from '@glo/domain/form/field';
import { lookupDelay, type Lookups, placeLabel } from '@glo/domain/lookups/lookups';
import { mapOutcome } from '@glo/domain/shared/outcome';
import { makeAutoObservable } from 'mobx';
import { DebouncedLookup } from '../state/lookups/debounced-lookup.ts';

/** Location of the recruiter: the label of a place chosen from a list (specification 1, sections 2 and 5). */
export class PlaceChoice {
  readonly field: Field;
  readonly places: DebouncedLookup<string>;

  constructor(field: Field, lookups: Lookups) {
    this.field = field;
    this.places = createPlaceLabelLookup(lookups);
    makeAutoObservable(this, { field: false, places: false }, { autoBind: true });
  }

  choose(label: string | null): void {
    this.field.change(label ?? '');
  }
}

/** Looks up labels of places, each once. */
export function createPlaceLabelLookup(lookups: Lookups): DebouncedLookup<string> {
  const load = async (text: string) =>
    mapOutcome(await lookups.places(text), (places) => [...new Set(places.map(placeLabel))]);
  return new DebouncedLookup(load, lookupDelay.elsewhere, String);
}
