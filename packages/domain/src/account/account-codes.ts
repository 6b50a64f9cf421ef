import type { AccountId } from '../shared/ids.ts';
import type { Outcome } from '../shared/outcome.ts';
import { asciiDigits } from '../shared/typed-numbers.ts';

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

/** The one-time code (specification 1, sections 4 and 9; decision 12). */
const codeLength = 6;
export const resendSeconds = 60;

export const invalidCode = 'Invalid code entered. Please try again.';
export const defaultCodeMessage = 'Invalid OTP';

/** Returns the first group of exactly six digits of any script, or the first six digits of the text. */
export function codeDigits(text: string): string {
  const digits = asciiDigits(text);
  const group = /(?<!\d)\d(?:[\s-]?\d){5}(?![\s-]?\d)/.exec(digits)?.[0];
  return (group ?? digits).replace(/\D/g, '').slice(0, codeLength);
}

export function isCompleteCode(digits: string): boolean {
  return digits.length === codeLength;
}

/** `countdown(60)` is '1:00'. */
export function countdown(seconds: number): string {
  const rest = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, '0')}`;
}
