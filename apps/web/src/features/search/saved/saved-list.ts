import { type SavedSearch, savedNameRule, savedSearchLimits } from '@glo/domain/search/saved-search';
import { criteriaLine, type SearchCriteria } from '@glo/domain/search/search';
import { timeOrDate } from '@glo/domain/shared/dates';
import { makeAutoObservable } from 'mobx';
import { texts } from '../texts.ts';
import type { SavedSearches } from './saved-searches.ts';
import type { FormFields } from '../../../state/fields/form-fields.ts';
import type { Questions } from '../../../state/questions/questions.ts';

export class SavedList {
  readonly saved: SavedSearches;
  readonly run: (search: SavedSearch) => void;
  readonly #form: FormFields<SearchCriteria>;
  readonly #questions: Questions;

  constructor(
    saved: SavedSearches,
    form: FormFields<SearchCriteria>,
    questions: Questions,
    run: (search: SavedSearch) => void,
  ) {
    this.saved = saved;
    this.run = run;
    this.#form = form;
    this.#questions = questions;
    makeAutoObservable(this, { saved: false }, { autoBind: true });
  }

  get savedAs(): string | null {
    return this.saved.like(this.#form.entered)?.name ?? null;
  }

  get canSave(): boolean {
    return this.savedAs === null && !this.saved.isFull;
  }

  get isIncomplete(): boolean {
    return !this.#form.valid;
  }

  async save(): Promise<void> {
    if (!this.canSave || !this.#form.reveal()) return;
    const criteria = this.#form.entered;
    const name = await this.#askName(texts.saved.saveThis, this.saved.proposedNameFor(criteria), this.saved.names);
    if (name !== null) await this.saved.save(name, criteria);
  }

  async rename(search: SavedSearch): Promise<void> {
    const others = this.saved.names.filter((other) => other !== search.name);
    const name = await this.#askName(texts.saved.rename(search.name), search.name, others);
    if (name !== null) await this.saved.rename(search, name);
  }

  #askName(title: string, given: string, takenNames: readonly string[]): Promise<string | null> {
    return this.#questions.ask('text', {
      title,
      label: texts.saved.name,
      confirmLabel: texts.saved.save,
      given,
      maxLength: savedSearchLimits.name,
      rule: savedNameRule(takenNames),
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
