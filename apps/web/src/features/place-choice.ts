import type { Field } from '@glo/domain/form/field';
import { lookupDelay, type Lookups, placeLabel } from '@glo/domain/lookups/lookups';
import { mapOutcome, type Outcome } from '@glo/domain/shared/outcome';
import { makeAutoObservable } from 'mobx';
import { DebouncedLookup } from '../state/lookups/debounced-lookup.ts';

/** Location of the recruiter: the label of a place chosen from a list (specification 1, sections 2 and 5). */
export class PlaceChoice {
  readonly field: Field;
  readonly places: DebouncedLookup<string>;
  readonly #lookups: Lookups;

  constructor(field: Field, lookups: Lookups) {
    this.#lookups = lookups;
    this.field = field;
    this.places = new DebouncedLookup((text) => this.#labelsOf(text), lookupDelay.elsewhere, String);
    makeAutoObservable(this, { field: false, places: false }, { autoBind: true });
  }

  choose(label: string | null): void {
    this.field.change(label ?? '');
  }

  async #labelsOf(text: string): Promise<Outcome<readonly string[]>> {
    const answer = await this.#lookups.places(text);
    return mapOutcome(answer, (places) => [...new Set(places.map(placeLabel))]);
  }
}
