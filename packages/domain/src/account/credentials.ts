import type { Rule } from '../form/field.ts';
import { atMost, required } from '../form/rules.ts';
import { cleanLine } from '../shared/clean-text.ts';

/** Rules for email and password (specification 1, section 5). */

/** Returns the address in `mailto:priya@acme.example`, `Priya Rao <priya@acme.example>` or a pasted list entry. */
export function cleanEmail(text: string): string {
  const typed = cleanLine(text).normalize('NFKC').replaceAll('。', '.');
  const [, bracketed = typed] = /<([^<>]*)>\s*[,;]?$/.exec(typed) ?? [];
  return bracketed
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/\?.*$/, '')
    .replace(/^["'(]+|(?<!["'),;.])["'),;.]+$/g, '');
}

export const emailPattern = /^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\.]+(\.[^\s@"(),:;<>[\]\\.]+)+$/;

export const emailMaximum = 254;

export const emailRule: Rule<string> = (value) => (isEmail(cleanEmail(value)) ? null : 'Enter a valid Email id');

const isEmail = (email: string) => email.length <= emailMaximum && emailPattern.test(email);

const passwordMinimum = 8;
export const passwordMaximum = 1000;
/** The `clean` function of password fields, because cleaning would change the password. */
const asTyped = (password: string) => password;
const tooLong = atMost(passwordMaximum, undefined, asTyped);
const digitOrSign = /[0-9!@#$%^"]/;
/** Counts code points after NFC, as the service does. */
const passwordLength = (password: string) => Array.from(password.normalize()).length;

export const passwordRule: Rule<string> = (value) =>
  passwordLength(value) >= passwordMinimum && digitOrSign.test(value)
    ? tooLong(value.normalize())
    : 'Must be 8 characters or longer. Use at least one number or symbol(eg, !@#$%^)';

/** Returns what a new password still needs. Says nothing of a valid one, because the service may refuse it (decision 63). */
export function passwordProgress(value: string): string | undefined {
  if (value === '') return undefined;
  const left = passwordMinimum - passwordLength(value);
  if (left > 0) return left === 1 ? '1 more character' : `${left} more characters`;
  return digitOrSign.test(value) ? undefined : 'Add a number or symbol';
}

/** An existing password is only required, because older rules may have allowed it. */
export const enteredPasswordRule: Rule<string> = required('Enter your password', asTyped, passwordMaximum);

export const passwordsDiffer = 'Password does not match';

export const sameAs =
  (password: () => string): Rule<string> =>
  (value) =>
    value.normalize() === password().normalize() ? null : passwordsDiffer;

export const agreementRule: Rule<boolean> = (isAccepted) =>
  isAccepted ? null : 'Accept the privacy policy to continue';
