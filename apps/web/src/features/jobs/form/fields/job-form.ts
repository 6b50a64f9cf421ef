import { type JobDetails, jobFormRules } from '@glo/domain/jobs/job-draft';
import { lookupDelay, type Lookups, type Place, placeLabel } from '@glo/domain/lookups/lookups';
import { safeLink } from '@glo/domain/shared/links';
import { FormFields } from '../../../../state/fields/form-fields.ts';
import { DebouncedLookup } from '../../../../state/lookups/debounced-lookup.ts';
import { texts } from './texts.ts';

export class JobFormFields extends FormFields<JobDetails> {
  constructor(draft: JobDetails) {
    super(jobFormRules, draft);
  }

  get stillMissing(): readonly string[] {
    return this.missing(texts.fields);
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
