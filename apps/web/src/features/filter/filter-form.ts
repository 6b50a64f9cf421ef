import {
  type CandidateFilter,
  filterEntries,
  type FilterForms,
  type FilterKey,
  filterKeys,
  mapFilter,
} from '@glo/domain/filter/candidate-filter';
import { criteriaOf, type Criterion, filterFrom, mostCriteria, withCriteria } from '@glo/domain/filter/job-criteria';
import type { HideKind } from '@glo/domain/find/hiding';
import { fitTo } from '@glo/domain/candidates/fit';
import { genders } from '@glo/domain/filter/filter-table';
import type { Field } from '@glo/domain/form/field';
import { optional } from '@glo/domain/form/form-rules';
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
import type { Narrowing } from '../candidate-list/index.ts';

export type GenderRule = Pick<BlindReview, 'hidesGender' | 'shownFilter'>;

type EntryFields = { readonly [K in FilterKey]: FormFields<FilterForms[K]> };

export interface FilterStart {
  readonly filter: CandidateFilter;
  readonly narrowing: Narrowing;
  readonly wanted: readonly Criterion[];
  readonly skills: readonly string[];
  /** Criteria that the job names itself. */
  readonly ofJob: readonly Criterion[];
}

/** The fields of each entry of the filter table, the hidden candidates and the criteria of the job. */
export class FilterForm {
  readonly entries: EntryFields;
  readonly blind: GenderRule;
  readonly skillLookup: DebouncedLookup<string>;
  readonly placeLookup: DebouncedLookup<Place>;
  hidden: readonly HideKind[];
  readonly fit: FormFields<{ readonly least: string }>;
  /** Criteria that count in the fit of the job. */
  wanted: readonly Criterion[];
  /** Criteria that were wanted since the form opened, and those of the job. */
  offered: readonly Criterion[];

  /** Skills of the job, each once. They always count. */
  readonly skills: readonly string[];

  constructor({ filter, narrowing, wanted, skills, ofJob }: FilterStart, lookups: Lookups, blind: GenderRule) {
    this.skills = fitTo(skills).names;
    this.hidden = narrowing.hidden;
    this.fit = new FormFields({ least: optional(() => null) }, { least: String(narrowing.leastFit ?? '') });
    this.wanted = wanted;
    this.offered = unique([...wanted, ...ofJob]);
    this.blind = blind;
    this.entries = mapFilter<EntryFields>(<K extends FilterKey>(key: K) => {
      const { rules, toForm } = filterEntries[key];
      return new FormFields(rules, toForm(filter[key])) as unknown as EntryFields[K];
    });
    this.skillLookup = new DebouncedLookup((text) => lookups.skills(text || undefined), lookupDelay.elsewhere, String);
    this.placeLookup = new DebouncedLookup((text) => lookups.places(text), lookupDelay.elsewhere, placeLabel);
    const refs = { hidden: observableRef, wanted: observableRef, offered: observableRef } as const;
    makeAutoObservable(this, { ...refs, blind: false, entries: false, fit: false, skills: false }, { autoBind: true });
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

  hide(hidden: readonly HideKind[]): void {
    this.hidden = hidden;
  }

  get narrowing(): Narrowing {
    const { least } = this.fit.entered;
    return { hidden: this.hidden, leastFit: least === '' ? null : Math.min(Number(least), this.mostFit) };
  }

  get mostFit(): number {
    return this.skills.length + this.wanted.length;
  }

  want(criterion: Criterion, isWanted: boolean): void {
    const others = this.wanted.filter(({ id }) => id !== criterion.id);
    this.wanted = isWanted ? withCriteria(others, [criterion]) : others;
  }

  /** Criteria of the sections above that the job can want, too. */
  get takeable(): readonly Criterion[] {
    return this.isCountable ? criteriaOf(this.filter) : [];
  }

  get isFull(): boolean {
    return this.wanted.length >= mostCriteria;
  }

  /** Moves the criteria of the sections above, because all candidates of a filtered list meet them. */
  take(): void {
    const { takeable } = this;
    this.wanted = withCriteria(this.wanted, takeable);
    const ids = new Set(this.wanted.map(({ id }) => id));
    this.offered = unique([...this.offered, ...this.wanted]);
    const left = filterFrom(takeable.filter(({ id }) => !ids.has(id)));
    for (const key of new Set(takeable.map((criterion) => criterion.key))) this.#enter(key, left);
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

const unique = (criteria: readonly Criterion[]) => [...new Map(criteria.map((each) => [each.id, each])).values()];
