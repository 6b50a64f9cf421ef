import type { AccountId } from '../shared/ids.ts';
import type { Outcome } from '../shared/outcome.ts';

/** Creates accounts and replaces passwords by one-time codes (specification 1, section 7). */
export abstract class AccountCodes {
  abstract signUp(email: string, password: string): Promise<Outcome<SignUpAnswer>>;
  abstract confirmSignUp(accountId: AccountId, code: number): Promise<Outcome<CodeAnswer>>;
  abstract requestPasswordCode(email: string): Promise<Outcome<Accepted>>;
  abstract confirmPasswordReset(email: string, code: number): Promise<Outcome<CodeAnswer>>;
  abstract resendCode(email: string): Promise<Outcome<void>>;
  /** Requires a session that a code for this email opened (decision 18). */
  abstract setPassword(email: string, password: string): Promise<Outcome<Accepted>>;
}

export type Accepted = { readonly accepted: true } | { readonly accepted: false; readonly message: string };

export type SignUpAnswer =
  | { readonly alreadyVerified: true }
  | { readonly alreadyVerified: false; readonly accountId: AccountId };

/** `accountId` is `null` if neither the reply nor the request names the account. */
export type CodeAnswer =
  | { readonly accepted: true; readonly accountId: AccountId | null; readonly profileFilled: boolean }
  | { readonly accepted: false; readonly message: string };
