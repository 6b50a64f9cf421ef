import type { Field } from '@glo/domain/form/field';
import { type SavedSearch, savedNameRule } from '@glo/domain/search/saved-search';
import { formField } from '../../../state/fields/form-field.ts';

export class Naming {
  readonly search: SavedSearch | null;
  readonly name: Field;

  constructor(search: SavedSearch | null, name: string, taken: readonly string[]) {
    this.search = search;
    this.name = formField(name, savedNameRule(taken.filter((other) => other !== search?.name)));
  }
}
