import type { AccountId } from '../shared/ids.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { Recruiter } from './recruiter.ts';

/** Accounts at the recruiter service (specification 1, section 7). */
export abstract class Accounts {
  abstract signIn(email: string, password: string): Promise<Outcome<SignInAnswer>>;
  /** Returns `null` before onboarding. */
  abstract loadRecruiter(accountId: AccountId): Promise<Outcome<Recruiter | null>>;
}

export type SignInAnswer =
  | {
      readonly accepted: true;
      readonly accountId: AccountId;
      readonly verified: boolean;
      /** `null` if the service does not say. */
      readonly profileFilled: boolean | null;
    }
  | { readonly accepted: false; readonly field: 'email' | 'password'; readonly message: string };
