import type { AccountId } from '../shared/ids.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { Recruiter } from './recruiter.ts';

/** Accounts at the recruiter service (specification 1, section 7). */
export abstract class Accounts {
  /** Opens an account and has a code sent. `alreadyVerified`: there is such an account already, and no code was sent. */
  abstract signUp(email: string, password: string): Promise<Outcome<SignUpAnswer>>;
  abstract signIn(email: string, password: string): Promise<Outcome<SignInAnswer>>;
  /** Has a code for a new password sent. */
  abstract requestPasswordCode(email: string): Promise<Outcome<Accepted>>;
  /** Confirms the e-mail of a new account. */
  abstract confirmSignUp(accountId: AccountId, code: number): Promise<Outcome<CodeAnswer>>;
  /** Proves the e-mail before a new password. */
  abstract confirmPasswordReset(email: string, code: number): Promise<Outcome<CodeAnswer>>;
  abstract resendCode(email: string): Promise<Outcome<void>>;
  /** Only for the holder of a session won by a code for that e-mail (decision 18). */
  abstract setPassword(email: string, password: string): Promise<Outcome<Accepted>>;
  /** The recruiter's details; null when the service has none for this account yet. */
  abstract loadRecruiter(accountId: AccountId): Promise<Outcome<Recruiter | null>>;
}

/** The service accepted, or said what is wrong in words for the person. */
export type Accepted = { readonly accepted: true } | { readonly accepted: false; readonly message: string };

export type SignUpAnswer =
  | { readonly alreadyVerified: true }
  | { readonly alreadyVerified: false; readonly accountId: AccountId };

export type SignInAnswer =
  | {
      readonly accepted: true;
      readonly accountId: AccountId;
      readonly verified: boolean;
      readonly profileFilled: boolean;
    }
  | { readonly accepted: false; readonly field: 'email' | 'password'; readonly message: string };

export type CodeAnswer =
  | { readonly accepted: true; readonly accountId: AccountId; readonly profileFilled: boolean }
  | { readonly accepted: false; readonly message: string };
