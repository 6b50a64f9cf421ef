import { lookupDelay, type Lookups } from '@glo/domain/lookups/lookups';
import { type Place, placeLabel } from '@glo/domain/lookups/place';
import { DebouncedLookup } from '../../../state/lookups/debounced-lookup.ts';

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
