import {
  type CandidateFilter,
  filterEntries,
  type FilterForms,
  type FilterKey,
  filterKeys,
  mapFilter,
} from '@glo/domain/filter/candidate-filter';
import { criteriaOf, type Criterion, filterFrom } from '@glo/domain/filter/requirements';
import { genders } from '@glo/domain/filter/filter-table';
import type { Field } from '@glo/domain/form/field';
import {
  lookupDelay,
  type Lookups,
  type Place,
  placeLabel,
  placeTextMaximum,
  placeTooLong,
} from '@glo/domain/lookups/lookups';
import { makeAutoObservable, observableRef } from 'mobx';
import type { BlindReview } from '../../state/blind/blind-review.ts';
import { FormFields } from '../../state/fields/form-fields.ts';
import { DebouncedLookup } from '../../state/lookups/debounced-lookup.ts';

export type GenderRule = Pick<BlindReview, 'hidesGender' | 'shownFilter'>;

type EntryFields = { readonly [K in FilterKey]: FormFields<FilterForms[K]> };

/** The fields of each entry of the filter table. */
export class FilterForm {
  readonly entries: EntryFields;
  readonly blind: GenderRule;
  readonly skillLookup: DebouncedLookup<string>;
  readonly placeLookup: DebouncedLookup<Place>;
  /** Criteria marked as requirements, by `markOf`. */
  marks: ReadonlySet<string>;
  /** Requirements that the form began with, by `markOf`. */
  readonly #begun: Map<string, Criterion>;

  constructor(filter: CandidateFilter, lookups: Lookups, blind: GenderRule, required: readonly Criterion[] = []) {
    this.#begun = new Map(required.map((criterion) => [markOf(criterion), criterion]));
    this.marks = new Set(this.#begun.keys());
    this.blind = blind;
    this.entries = mapFilter<EntryFields>(<K extends FilterKey>(key: K) => {
      const { rules, toForm } = filterEntries[key];
      return new FormFields(rules, toForm(filter[key])) as unknown as EntryFields[K];
    });
    this.skillLookup = new DebouncedLookup((text) => lookups.skills(text || undefined), lookupDelay.elsewhere, String);
    this.placeLookup = new DebouncedLookup((text) => lookups.places(text), lookupDelay.elsewhere, placeLabel);
    makeAutoObservable(this, { blind: false, entries: false, marks: observableRef }, { autoBind: true });
  }

  /** A single choice. Pressing it again clears it. */
  pickGender(picked: readonly string[]): void {
    const { chosen } = this.entries.gender.fields;
    chosen.change(genders.find((gender) => gender === picked.at(-1)) ?? '');
  }

  /** Texts beyond the limit are not looked up. */
  typePlace(text: string): void {
    this.placeLookup.type(text);
    if (text.length > placeTextMaximum) {
      this.placeLookup.stop();
      this.entries.places.fields.chosen.refuse(placeTooLong);
    }
  }

  get valid(): boolean {
    return filterKeys.every((key) => this.entries[key].valid);
  }

  /** Text that is not chosen yet blocks applying, not counting. */
  get isCountable(): boolean {
    const fields = filterKeys.flatMap((key) => Object.values<Field<never>>(this.entries[key].fields as never));
    return fields.every(({ refusal, rule, value }) => refusal === null && rule(value) === null);
  }

  reveal(): void {
    for (const key of filterKeys) this.entries[key].reveal();
  }

  get filter(): CandidateFilter {
    return this.blind.shownFilter(mapFilter<CandidateFilter>((key) => this.valueOf(key)));
  }

  get criteria(): readonly Criterion[] {
    return criteriaOf(this.filter);
  }

  get required(): readonly Criterion[] {
    return this.criteria.filter((criterion) => this.marks.has(markOf(criterion)));
  }

  /** Criteria that are not required. Only these narrow the list. */
  get narrowing(): CandidateFilter {
    if (this.marks.size === 0) return this.filter;
    return filterFrom(this.criteria.filter((criterion) => !this.marks.has(markOf(criterion))));
  }

  /** Criteria to mark. A requirement stays offered after it was unmarked, so that its checkbox does not disappear. */
  get markable(): readonly Criterion[] {
    const current = this.criteria.map((criterion) => [markOf(criterion), criterion] as const);
    return [...new Map([...this.#begun, ...current]).values()];
  }

  /** Unmarking a requirement removes its criterion, which would narrow the list otherwise. */
  mark(criterion: Criterion, isRequired: boolean): void {
    const mark = markOf(criterion);
    const marks = new Set(this.marks).add(mark);
    if (!isRequired) marks.delete(mark);
    this.marks = marks;
    if (!this.#begun.has(mark)) return;
    this.#begun.set(mark, criterion);
    const others = this.criteria.filter((each) => markOf(each) !== mark);
    this.#enter(criterion.key, filterFrom(isRequired ? [...others, criterion] : others));
  }

  #enter<K extends FilterKey>(key: K, filter: CandidateFilter): void {
    this.entries[key].change(filterEntries[key].toForm(filter[key]));
  }

  valueOf<K extends FilterKey>(key: K): CandidateFilter[K] {
    return filterEntries[key].fromForm(this.entries[key].entered);
  }

  stop(): void {
    this.skillLookup.stop();
    this.placeLookup.stop();
  }
}

/** Stays the same while its value is edited. */
function markOf({ id, key }: Criterion): string {
  return key === 'skills' ? id : key;
}
