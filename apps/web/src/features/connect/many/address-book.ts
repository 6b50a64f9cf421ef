import type { Masks } from '@glo/domain/blind-review/masks';
import type { CandidateProfile } from '@glo/domain/candidates/candidate-profile';
import type { StudentId } from '@glo/domain/shared/ids';
import { mapOutcome, type Outcome } from '@glo/domain/shared/outcome';
import type { ServiceStore } from '../../../state/store/service-store.ts';

/** Lists carry no email addresses: they are in the profiles. */
export class AddressBook {
  readonly #store: ServiceStore;
  readonly #masks: Masks;

  constructor(store: ServiceStore, masks: Masks) {
    this.#store = store;
    this.#masks = masks;
  }

  /** '' without an address, `undefined` until the profile has been read. */
  of(student: StudentId): string | undefined {
    const profile = this.#store.profiles.get(student);
    return profile && this.#addressIn(profile);
  }

  async read(student: StudentId): Promise<Outcome<string>> {
    const profile = await this.#store.profile(student).readFresh();
    return mapOutcome(profile, (value) => this.#addressIn(value));
  }

  #addressIn(profile: CandidateProfile): string {
    return this.#masks.original(profile).email.trim();
  }
}
