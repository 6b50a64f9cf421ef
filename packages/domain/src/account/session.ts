import type { AccountId } from '../shared/ids.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { Recruiter } from './recruiter.ts';

/** Who is signed in. `recruiter` is null until the profile form is filled and the details were loaded. */
export interface Session {
  readonly accountId: AccountId;
  readonly email: string;
  readonly verified: boolean;
  readonly profileFilled: boolean;
  readonly recruiter: Recruiter | null;
}

/** The session of this browser: kept across reloads, shared by all tabs. */
export abstract class CurrentSession {
  abstract readonly current: Session | null;
  abstract begin(session: Session): void;
  /** Signs out here: session, onboarding and job drafts are gone (specification 2, dashboard). */
  abstract end(why?: SessionEnd): void;
  /** The person signed out, and the service has not heard of it; kept across reloads, until the next sign-in. */
  abstract readonly owesEnd: boolean;
  abstract endIsTold(): void;
}

/** What the person did that ended the session: left, or something that ends every session. */
export type SessionEnd = 'by-person' | 'password-changed' | 'account-deleted';

/** The session that the service keeps for this browser, where it keeps one (decisions 17 and 60). */
export abstract class ServiceSession {
  /** Ends it. One that is over already, or of a service without sessions, is ended. */
  abstract end(): Promise<Outcome<void>>;
}
