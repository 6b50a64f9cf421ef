import { cleanLine } from '@glo/domain/shared/clean-text';
import { type SavedSearch, savedNameRule } from '@glo/domain/search/saved-search';
import { criteriaLine, type SearchCriteria } from '@glo/domain/search/search';
import { timeOrDate } from '@glo/domain/shared/dates';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { texts } from '../texts.ts';
import type { SavedSearches } from './saved-searches.ts';
import type { Field } from '@glo/domain/form/field';
import { formField, type FormFields } from '../../../state/fields/form-fields.ts';

export class SavedList {
  naming: Naming | null = null;
  readonly saved: SavedSearches;
  readonly run: (search: SavedSearch) => void;
  readonly #form: FormFields<SearchCriteria>;

  constructor(saved: SavedSearches, form: FormFields<SearchCriteria>, run: (search: SavedSearch) => void) {
    this.saved = saved;
    this.run = run;
    this.#form = form;
    makeAutoObservable(this, { naming: observableRef, saved: false }, { autoBind: true });
  }

  get savedAs(): string | null {
    return this.saved.like(this.#form.entered)?.name ?? null;
  }

  get isNamingNew(): boolean {
    return this.naming?.search === null;
  }

  get canStartNaming(): boolean {
    return !this.isNamingNew && this.savedAs === null && !this.saved.isFull;
  }

  isRenaming({ id }: SavedSearch): boolean {
    return this.naming?.search?.id === id;
  }

  get isIncomplete(): boolean {
    return !this.#form.valid;
  }

  startNaming(): void {
    if (!this.#form.reveal()) return;
    this.naming = new Naming(null, this.saved.proposedNameFor(this.#form.entered), this.saved.names);
  }

  rename(search: SavedSearch): void {
    this.naming = new Naming(search, search.name, this.saved.names);
  }

  cancel(): void {
    this.naming = null;
  }

  async confirm(): Promise<void> {
    const { naming } = this;
    if (naming === null) return;
    naming.name.reveal();
    if (!naming.name.valid) return;
    const { search, name } = naming;
    if (search === null) await this.saved.save(name.value, this.#form.entered);
    else await this.saved.rename(search, name.value);
    runInAction(() => {
      if (this.naming === naming) this.naming = null;
    });
  }

  /** `criteriaText` is empty if the name already says it. */
  textsOf({ name, criteria, lastRun }: SavedSearch): { criteriaText: string; resultText: string; hasNews: boolean } {
    const line = criteriaLine(criteria);
    return {
      criteriaText: line === name ? '' : line,
      resultText: resultText(lastRun),
      hasNews: (lastRun?.news?.ids.length ?? 0) > 0,
    };
  }
}

function resultText(run: SavedSearch['lastRun']): string {
  if (run === null) return texts.saved.notRun;
  const now = new Date();
  if (run.news === null) return texts.saved.firstRun(run.found.length, timeOrDate(run.at, now));
  return texts.saved.newSince(run.news.ids.length, timeOrDate(run.news.since, now));
}

export class Naming {
  readonly search: SavedSearch | null;
  readonly name: Field;

  constructor(search: SavedSearch | null, name: string, takenNames: readonly string[]) {
    this.search = search;
    this.name = formField(name, savedNameRule(takenNames.filter((other) => other !== search?.name)), true, cleanLine);
  }
}
