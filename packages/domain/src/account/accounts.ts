import type { AccountId } from '../shared/ids.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { Recruiter } from './recruiter.ts';

/** Accounts at the recruiter service (specification 1, section 7); what begins with a code is at `AccountCodes`. */
export abstract class Accounts {
  abstract signIn(email: string, password: string): Promise<Outcome<SignInAnswer>>;
  /** The recruiter's details; null when the service has none for this account yet. */
  abstract loadRecruiter(accountId: AccountId): Promise<Outcome<Recruiter | null>>;
}

export type SignInAnswer =
  | {
      readonly accepted: true;
      readonly accountId: AccountId;
      readonly verified: boolean;
      /** null when the service does not say. */
      readonly profileFilled: boolean | null;
    }
  | { readonly accepted: false; readonly field: 'email' | 'password'; readonly message: string };
