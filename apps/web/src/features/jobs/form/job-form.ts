import { jobFormRules } from '@glo/domain/jobs/job-form';
import type { JobDetails } from '@glo/domain/jobs/job-draft';
import { lookupDelay, type Lookups } from '@glo/domain/lookups/lookups';
import { type Place, placeLabel } from '@glo/domain/lookups/place';
import { safeLink } from '@glo/domain/shared/links';
import { FormFields } from '../../../state/fields/form-fields.ts';
import { DebouncedLookup } from '../../../state/lookups/debounced-lookup.ts';
import { texts } from './texts.ts';

const labels = {
  title: texts.jobTitle,
  type: texts.type,
  workplaceType: texts.workplace,
  locations: texts.locations,
  skills: texts.skills,
  vacancies: texts.vacancies,
  link: texts.link,
  experienceMode: texts.experience.name,
  minExperience: texts.experience.name,
  maxExperience: texts.experience.maximum,
  experienceUnit: texts.unit,
  salaryMode: texts.salary.name,
  minSalary: texts.salary.name,
  maxSalary: texts.salary.maximum,
  salaryPeriod: texts.period,
};

export class JobFormFields extends FormFields<JobDetails> {
  constructor(draft: JobDetails) {
    super(jobFormRules, draft);
  }

  get stillMissing(): readonly string[] {
    return this.missing(labels);
  }

  /** Does not block submission: an invalid address is shown as text (decision 22). */
  get linkWarning(): string | undefined {
    const { link } = this.fields;
    const isText = link.touched && link.value.trim() !== '' && safeLink(link.value) === null;
    return isText ? texts.linkIsText : undefined;
  }
}

export class JobFormLookups {
  readonly roles: DebouncedLookup<string>;
  readonly places: DebouncedLookup<Place>;
  readonly skills: DebouncedLookup<string>;

  constructor(lookups: Lookups) {
    this.roles = new DebouncedLookup((text) => lookups.jobRoles(text), lookupDelay.jobForm, String);
    this.places = new DebouncedLookup((text) => lookups.places(text), lookupDelay.jobForm, placeLabel);
    const skillsLike = (text: string) => (text === '' ? lookups.skills() : lookups.skills(text));
    this.skills = new DebouncedLookup(skillsLike, lookupDelay.jobForm, String);
  }

  clear(): void {
    this.places.type('');
    this.skills.type('');
  }

  start(): () => void {
    void this.skills.preload();
    return () => {
      for (const lookup of [this.roles, this.places, this.skills]) lookup.stop();
    };
  }
}
