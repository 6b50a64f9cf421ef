import type { ProfileDetails } from '@glo/domain/profile/profile-gateway';
import type { AccountId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { SessionState } from './session-state.ts';

/** What was typed into the profile form when the service ended the session, for when the same person is back in this tab. */
@injectable()
export class ProfileDraftState {
  #kept: { readonly of: AccountId | null; readonly details: ProfileDetails } | null = null;
  readonly #session: SessionState;

  constructor(session: SessionState) {
    this.#session = session;
  }

  keep(details: ProfileDetails): void {
    this.#kept = { of: this.#session.draftsOf, details };
  }

  /** Hands it over once; null when there is none, or it is another account's. */
  take(): ProfileDetails | null {
    const kept = this.#kept;
    this.#kept = null;
    return kept !== null && kept.of === this.#session.draftsOf ? kept.details : null;
  }
}
