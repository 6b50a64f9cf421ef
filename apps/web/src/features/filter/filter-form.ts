import { cleanNumber } from '@glo/domain/shared/typed-numbers';
import {
  anyYears,
  type CandidateFilter,
  educationLevels,
  type Gender,
  genders,
  type Years,
} from '@glo/domain/filter/candidate-filter';
import type { FilterOptions } from '@glo/domain/filter/candidate-filters';
import { maxYearsError, yearsOf, yearsRule } from '@glo/domain/filter/filter-rules';
import { allValid, revealErrors } from '@glo/domain/form/form';
import type { Field } from '@glo/domain/form/field';
import { listOfAtMost } from '@glo/domain/form/rules';
import { placesMaximum } from '@glo/domain/jobs/job-form';
import { lookupDelay, type Lookups, placeTextMaximum } from '@glo/domain/lookups/lookups';
import { type Place, placeLabel, placeTooLong } from '@glo/domain/lookups/place';
import { makeAutoObservable } from 'mobx';
import { DebouncedLookup } from '../../state/lookups/debounced-lookup.ts';
import { formField } from '../../state/fields/form-field.ts';
import { EducationFields } from './education-fields.ts';

const optional = false;

export class FilterForm {
  readonly skills: Field<readonly string[]>;
  readonly places: Field<readonly Place[]>;
  gender: Gender | '';
  readonly hidesGender: () => boolean;
  readonly internship: YearsFields;
  readonly fullTime: YearsFields;
  readonly education: Readonly<Record<(typeof educationLevels)[number], EducationFields>>;
  readonly skillLookup: DebouncedLookup<string>;
  readonly placeLookup: DebouncedLookup<Place>;

  constructor(
    filter: CandidateFilter,
    options: () => FilterOptions | null,
    lookups: Lookups,
    hidesGender: () => boolean,
  ) {
    this.hidesGender = hidesGender;
    const { education } = filter;
    this.skills = formField(filter.skills, listOfAtMost(), optional);
    this.places = formField(filter.places, listOfAtMost(placesMaximum), optional);
    this.gender = filter.gender;
    this.internship = yearsFields(filter.internship);
    this.fullTime = yearsFields(filter.fullTime);
    this.education = {
      master: new EducationFields('master', education.master, options),
      bachelor: new EducationFields('bachelor', education.bachelor, options),
      diploma: new EducationFields('diploma', education.diploma, options),
      twelfth: new EducationFields('twelfth', education.twelfth, options),
      tenth: new EducationFields('tenth', education.tenth, options),
    };
    this.skillLookup = new DebouncedLookup((text) => lookups.skills(text || undefined), lookupDelay.elsewhere, String);
    this.placeLookup = new DebouncedLookup((text) => lookups.places(text), lookupDelay.elsewhere, placeLabel);
    makeAutoObservable(
      this,
      { hidesGender: false, internship: false, fullTime: false, education: false },
      { autoBind: true },
    );
  }

  /** A single choice. Pressing it again clears it. */
  pickGender(picked: readonly string[]): void {
    this.gender = genders.find((gender) => gender === picked.at(-1)) ?? '';
  }

  /** Texts beyond the limit are not looked up. */
  typePlace(text: string): void {
    this.placeLookup.type(text);
    if (text.length > placeTextMaximum) {
      this.placeLookup.stop();
      this.places.refuse(placeTooLong);
    }
  }

  get valid(): boolean {
    return allValid(this.#checked);
  }

  /** Text that is not chosen yet blocks applying, not counting. */
  get isCountable(): boolean {
    return Object.values(this.#years).every((field) => field.valid) && this.places.refusal === null;
  }

  reveal(): void {
    revealErrors(this.#checked);
  }

  get filter(): CandidateFilter {
    const { master, bachelor, diploma, twelfth, tenth } = this.education;
    return {
      skills: this.skills.value,
      gender: this.hidesGender() ? '' : this.gender,
      places: this.places.value,
      internship: yearsIn(this.internship),
      fullTime: yearsIn(this.fullTime),
      education: {
        master: master.wish,
        bachelor: bachelor.wish,
        diploma: diploma.wish,
        twelfth: twelfth.wish,
        tenth: tenth.wish,
      },
    };
  }

  stop(): void {
    this.skillLookup.stop();
    this.placeLookup.stop();
  }

  get #checked() {
    const levels = Object.entries(this.education).flatMap(([level, { fields }]) =>
      Object.entries(fields).map(([name, field]) => [`${level}.${name}`, field] as const),
    );
    return { skills: this.skills, ...this.#years, ...Object.fromEntries(levels), places: this.places };
  }

  get #years() {
    return {
      minInternship: this.internship.min,
      maxInternship: this.internship.max,
      minFullTime: this.fullTime.min,
      maxFullTime: this.fullTime.max,
    };
  }
}

export interface YearsFields {
  readonly min: Field;
  readonly max: Field;
}

/** An unrestricted range is an empty field. */
function yearsFields({ min, max }: Years): YearsFields {
  const minimum = formField(min === anyYears.min ? '' : String(min), yearsRule, optional, cleanNumber);
  const maximum = formField(
    max === anyYears.max ? '' : String(max),
    (text) => maxYearsError(minimum.value, text),
    optional,
    cleanNumber,
  );
  return { min: minimum, max: maximum };
}

function yearsIn({ min, max }: YearsFields): Years {
  const from = yearsOf(min.value, anyYears.min);
  return { min: from, max: yearsOf(max.value, Math.max(from, anyYears.max)) };
}
