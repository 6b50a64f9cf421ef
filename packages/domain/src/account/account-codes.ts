import type { AccountId } from '../shared/ids.ts';
import type { Outcome } from '../shared/outcome.ts';

/** One-time codes by e-mail, and what they open: a new account, a new password (specification 1, section 7). */
export abstract class AccountCodes {
  /** Opens an account and has a code sent. `alreadyVerified`: there is such an account already, and no code was sent. */
  abstract signUp(email: string, password: string): Promise<Outcome<SignUpAnswer>>;
  /** Confirms the e-mail of a new account. */
  abstract confirmSignUp(accountId: AccountId, code: number): Promise<Outcome<CodeAnswer>>;
  /** Has a code for a new password sent. */
  abstract requestPasswordCode(email: string): Promise<Outcome<Accepted>>;
  /** Proves the e-mail before a new password. */
  abstract confirmPasswordReset(email: string, code: number): Promise<Outcome<CodeAnswer>>;
  abstract resendCode(email: string): Promise<Outcome<void>>;
  /** Only for the holder of a session won by a code for that e-mail (decision 18). */
  abstract setPassword(email: string, password: string): Promise<Outcome<Accepted>>;
}

/** The service accepted, or said what is wrong in words for the person. */
export type Accepted = { readonly accepted: true } | { readonly accepted: false; readonly message: string };

export type SignUpAnswer =
  | { readonly alreadyVerified: true }
  | { readonly alreadyVerified: false; readonly accountId: AccountId };

/** `accountId`: null when neither the service says nor who asked knows whose it is. */
export type CodeAnswer =
  | { readonly accepted: true; readonly accountId: AccountId | null; readonly profileFilled: boolean }
  | { readonly accepted: false; readonly message: string };
