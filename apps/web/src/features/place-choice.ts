import type { Field } from '@glo/domain/form/field';
import { lookupDelay, type Lookups } from '@glo/domain/lookups/lookups';
import { placeLabel } from '@glo/domain/lookups/place';
import { mapOutcome, type Outcome } from '@glo/domain/shared/outcome';
import { makeAutoObservable } from 'mobx';
import { DebouncedLookup } from '../state/lookups/debounced-lookup.ts';

/** Where a recruiter is: the label of a place, chosen from a searched list (specification 1, sections 2 and 5). */
export class PlaceChoice {
  readonly field: Field;
  readonly places: DebouncedLookup<string>;
  readonly #lookups: Lookups;

  /** `field`: of the form that the place belongs to. */
  constructor(field: Field, lookups: Lookups) {
    this.#lookups = lookups;
    this.field = field;
    this.places = new DebouncedLookup((text) => this.#labelsOf(text), lookupDelay.elsewhere, String);
    makeAutoObservable(this, { field: false, places: false }, { autoBind: true });
  }

  choose(label: string | null): void {
    this.field.change(label ?? '');
  }

  type(text: string): void {
    this.places.type(text);
    // What was said of the text before goes with it.
    this.field.change(this.field.value);
  }

  /** A text that was typed and not chosen from is no place: say so. Beside a chosen one the box forgets it. */
  leave(): void {
    if (this.places.text.trim() !== '') this.field.reveal();
    else this.field.leave();
  }

  async #labelsOf(text: string): Promise<Outcome<readonly string[]>> {
    const answer = await this.#lookups.places(text);
    return mapOutcome(answer, (places) => [...new Set(places.map(placeLabel))]);
  }
}
