import { allValid, revealErrors } from '@glo/domain/form/form';
import type { Field } from '@glo/domain/form/field';
import {
  experienceRule,
  jobTitleRule,
  jobTypeRule,
  linkRule,
  locationsRule,
  maxExperienceError,
  maxSalaryError,
  salaryRule,
  skillsRule,
  vacanciesRule,
  workplaceTypeRule,
} from '@glo/domain/jobs/job-form';
import type { JobDraft, Mode } from '@glo/domain/jobs/job-draft';
import type { Place } from '@glo/domain/lookups/place';
import { safeLink } from '@glo/domain/shared/links';
import { makeAutoObservable } from 'mobx';
import { formField } from '../../../state/form-field.ts';
import { texts } from './form-texts.ts';

/** Every field of Post Opportunity, beginning with what a draft holds (specification 2, section 5). */
export class JobFormFields {
  readonly title: Field;
  readonly type: Field;
  readonly workplaceType: Field;
  readonly locations: Field<readonly Place[]>;
  readonly skills: Field<readonly string[]>;
  readonly vacancies: Field;
  readonly link: Field;
  experienceMode: Mode;
  readonly minExperience: Field;
  /** Required as soon as there is a minimum. */
  readonly maxExperience: Field;
  readonly experienceUnit: Field;
  salaryMode: Mode;
  readonly minSalary: Field;
  readonly maxSalary: Field;
  readonly salaryPeriod: Field;

  constructor(draft: JobDraft) {
    const optional = false;
    const given = (field: Field) => () => field.value.trim() !== '';
    this.title = formField(draft.title, jobTitleRule);
    this.type = formField(draft.type, jobTypeRule);
    this.workplaceType = formField(draft.workplaceType, workplaceTypeRule);
    this.locations = formField(draft.locations, locationsRule);
    this.skills = formField(draft.skills, skillsRule);
    this.vacancies = formField(draft.vacancies, vacanciesRule);
    this.link = formField(draft.link, linkRule, optional);
    this.experienceMode = draft.experienceMode;
    const minExperience = formField(draft.minExperience, experienceRule, optional);
    this.minExperience = minExperience;
    this.maxExperience = formField(
      draft.maxExperience,
      (max) => maxExperienceError(minExperience.value, max),
      given(minExperience),
    );
    this.experienceUnit = formField(draft.experienceUnit, () => null);
    this.salaryMode = draft.salaryMode;
    const minSalary = formField(draft.minSalary, salaryRule, optional);
    this.minSalary = minSalary;
    this.maxSalary = formField(draft.maxSalary, (max) => maxSalaryError(minSalary.value, max), given(minSalary));
    this.salaryPeriod = formField(draft.salaryPeriod, () => null);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get valid(): boolean {
    return allValid(this.#checked);
  }

  /** How many fields say that they are wrong. */
  get wrongCount(): number {
    return Object.values(this.#checked).filter((field) => field.shownError !== null).length;
  }

  /** Blocks nothing: what is no web address is shown as text (decision 22). */
  get linkWarning(): string | undefined {
    const isText = this.link.touched && this.link.value.trim() !== '' && safeLink(this.link.value) === null;
    return isText ? texts.linkIsText : undefined;
  }

  /** What the draft keeps of this screen. */
  get entered(): Omit<JobDraft, 'description'> {
    return {
      title: this.title.value,
      type: this.type.value,
      workplaceType: this.workplaceType.value,
      locations: this.locations.value,
      skills: this.skills.value,
      vacancies: this.vacancies.value,
      link: this.link.value,
      experienceMode: this.experienceMode,
      minExperience: this.minExperience.value,
      maxExperience: this.maxExperience.value,
      experienceUnit: this.experienceUnit.value,
      salaryMode: this.salaryMode,
      minSalary: this.minSalary.value,
      maxSalary: this.maxSalary.value,
      salaryPeriod: this.salaryPeriod.value,
    };
  }

  chooseExperienceMode(mode: Mode): void {
    this.experienceMode = mode;
  }

  chooseSalaryMode(mode: Mode): void {
    this.salaryMode = mode;
  }

  /** Fields that a restored draft filled count as left: what is wrong in them says so. */
  leave(): void {
    for (const field of Object.values(this.#checked)) field.leave();
  }

  reveal(): void {
    revealErrors(this.#checked);
  }

  /** What a fixed value leaves unused is not checked. */
  get #checked() {
    return {
      title: this.title,
      type: this.type,
      workplaceType: this.workplaceType,
      locations: this.locations,
      skills: this.skills,
      vacancies: this.vacancies,
      link: this.link,
      minExperience: this.minExperience,
      ...(this.experienceMode === 'range' && { maxExperience: this.maxExperience }),
      minSalary: this.minSalary,
      ...(this.salaryMode === 'range' && { maxSalary: this.maxSalary }),
    };
  }
}
