import type { AccountId } from '../shared/ids.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { Recruiter } from './recruiter.ts';

/** `recruiter` is `null` until onboarding is complete and the details are loaded. */
export interface Session {
  readonly accountId: AccountId;
  readonly email: string;
  readonly verified: boolean;
  readonly profileFilled: boolean;
  readonly recruiter: Recruiter | null;
}

export abstract class CurrentSession {
  abstract readonly current: Session | null;
  /** Owner of what the device keeps. Survives an expired session. */
  abstract readonly draftsOf: AccountId | null;
  abstract start(session: Session): void;
  /** Clears the session and the onboarding and job drafts (specification 2, dashboard). */
  abstract end(why?: SessionEnd): void;
  /** The service does not know of a sign-out yet. Survives reloads until the next sign-in. */
  abstract readonly isSignOutPending: boolean;
  abstract clearPendingSignOut(): void;
}

export type SessionEnd = 'by-person' | 'password-changed' | 'account-deleted';

/** The session at the service (decisions 17 and 60). */
export abstract class ServiceSession {
  /** Succeeds if there is no session. */
  abstract end(): Promise<Outcome<void>>;
}
