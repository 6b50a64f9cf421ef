import type { Field } from '@glo/domain/form/field';
import { makeAutoObservable } from 'mobx';
import { formField } from '../../state/fields/form-field.ts';
import { matchOptions } from '../../state/lookups/match-options.ts';

/** Optional choice from a list that is already loaded. */
export class LocalChoice {
  readonly field: Field;
  readonly #all: () => readonly string[];

  constructor(value: string, all: () => readonly string[]) {
    this.field = formField(value, () => null, false);
    this.#all = all;
    makeAutoObservable(this, { field: false }, { autoBind: true });
  }

  get options(): readonly string[] {
    return matchOptions(this.#all(), this.field.typed, String);
  }

  choose(option: string | null): void {
    this.field.change(option ?? '');
  }
}
