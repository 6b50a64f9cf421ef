import { lookupDelay, type Lookups, type Place } from '@glo/domain/lookups';
import { DelayedLookup } from '../../../state/delayed-lookup.ts';

/** What the job form offers while one types. */
export class JobFormLookups {
  readonly roles: DelayedLookup<string>;
  readonly places: DelayedLookup<Place>;
  readonly skills: DelayedLookup<string>;

  constructor(lookups: Lookups) {
    this.roles = new DelayedLookup((text) => lookups.jobRoles(text), lookupDelay.jobForm);
    this.places = new DelayedLookup((text) => lookups.places(text), lookupDelay.jobForm);
    const skillsLike = (text: string) => (text === '' ? lookups.skills() : lookups.skills(text));
    this.skills = new DelayedLookup(skillsLike, lookupDelay.jobForm);
  }

  /** The list of skills to start from; answers with the way to stop asking. */
  start(): () => void {
    void this.skills.preload();
    return () => {
      for (const lookup of [this.roles, this.places, this.skills]) lookup.stop();
    };
  }
}
