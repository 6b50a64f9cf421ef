import { atMost } from '@glo/domain/form/rules';
import { cleanLine } from '@glo/domain/shared/clean-text';
import { isSameText } from '@glo/domain/shared/search-text';
import { viewLimits } from '@glo/domain/views/saved-views';
import { makeAutoObservable } from 'mobx';
import { formField } from '../../../../state/fields/form-fields.ts';
import type { JobViews } from './job-views.ts';
import { texts } from './save-view-texts.ts';

/** The form that saves what the list shows as a view. */
export class SaveView {
  isDefault = false;
  readonly name = formField('', (name) => this.#check(name), true, cleanLine);
  readonly #views: JobViews;

  constructor(views: JobViews) {
    this.#views = views;
    makeAutoObservable(this, { name: false }, { autoBind: true });
  }

  toggleDefault(): void {
    this.isDefault = !this.isDefault;
  }

  async save(): Promise<void> {
    this.name.reveal();
    if (!this.name.valid) return;
    await this.#views.save({ name: this.name.value, query: this.#views.query, isDefault: this.isDefault });
  }

  #check(name: string): string | null {
    const { all } = this.#views;
    if (name === '') return texts.noName;
    const isNew = !all.some((view) => isSameText(view.name, name));
    return isNew && all.length >= viewLimits.views ? texts.full : atMost(viewLimits.name)(name);
  }
}
