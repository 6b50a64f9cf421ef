import { atMost } from '@glo/domain/form/rules';
import { textMaximum } from '@glo/domain/shared/text';
import { cleanLine } from '@glo/domain/shared/clean-text';
import type { Field } from '@glo/domain/form/field';
import { type EducationLevel, type EducationCriteria, educationText } from '@glo/domain/filter/candidate-filter';
import type { FilterOptions } from '@glo/domain/filter/candidate-filters';
import { makeAutoObservable, observableRef } from 'mobx';
import { formField } from '../../state/fields/form-field.ts';
import { LocalChoice } from './local-choice.ts';
import { texts } from './texts.ts';

/** Lookup lists by level. Fields without one are free text (specification 2, section 7). */
const lists: Readonly<
  Record<EducationLevel, { degree: keyof FilterOptions | null; specialisation: keyof FilterOptions | null }>
> = {
  master: { degree: 'masterDegrees', specialisation: 'masterSpecialisations' },
  bachelor: { degree: 'bachelorDegrees', specialisation: 'bachelorSpecialisations' },
  diploma: { degree: null, specialisation: 'streams' },
  twelfth: { degree: null, specialisation: 'streams' },
  tenth: { degree: null, specialisation: null },
};

export class EducationFields {
  readonly degree: LocalChoice | Field;
  readonly specialisation: LocalChoice | Field;
  readonly institute: LocalChoice;
  readonly percentage: Field;
  years: readonly string[];

  constructor(level: EducationLevel, wish: EducationCriteria, options: () => FilterOptions | null) {
    const { degree, specialisation } = lists[level];
    const oneOf = (value: string, list: keyof FilterOptions) => new LocalChoice(value, () => options()?.[list] ?? []);
    const any = (value: string, list: keyof FilterOptions | null) =>
      list === null ? formField(value, atMost(textMaximum), false, cleanLine) : oneOf(value, list);
    this.degree = any(wish.degree, degree);
    this.specialisation = any(wish.specialisation, specialisation);
    this.institute = oneOf(wish.institute, 'institutes');
    this.percentage = formField(wish.percentage === null ? '' : String(wish.percentage), () => null, false);
    this.years = wish.years.map(String);
    makeAutoObservable(this, { years: observableRef }, { autoBind: true });
  }

  pickYears(years: readonly string[]): void {
    this.years = years.toSorted();
  }

  get fields() {
    const { degree, specialisation, institute } = this;
    return { degree: fieldOf(degree), specialisation: fieldOf(specialisation), institute: institute.field };
  }

  get wish(): EducationCriteria {
    return {
      degree: cleanLine(this.fields.degree.value),
      specialisation: cleanLine(this.fields.specialisation.value),
      institute: this.fields.institute.value,
      percentage: this.percentage.value === '' ? null : Number(this.percentage.value),
      years: this.years.map(Number),
    };
  }

  get summary(): string {
    return educationText(this.wish) || texts.any;
  }
}

const fieldOf = (choice: LocalChoice | Field) => (choice instanceof LocalChoice ? choice.field : choice);
