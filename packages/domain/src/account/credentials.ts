import type { Rule } from '../form/field.ts';
import { required } from '../form/rules.ts';
import { asTyped, passwordMaximum } from './new-password.ts';
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

/** An existing password is only required, because older rules may have allowed it. */
export const enteredPasswordRule: Rule<string> = required('Enter your password', asTyped, passwordMaximum);

export const passwordsDiffer = 'Password does not match';

export const sameAs =
  (password: () => string): Rule<string> =>
  (value) =>
    value.normalize() === password().normalize() ? null : passwordsDiffer;

export const agreementRule: Rule<boolean> = (isAccepted) =>
  isAccepted ? null : 'Accept the privacy policy to continue';
