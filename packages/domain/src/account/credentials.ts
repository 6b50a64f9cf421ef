import { matching } from '../form/rules.ts';
import type { Rule } from '../form/field.ts';

/** Rules for e-mail and password (specification 1, section 5). */

const emailPattern = /^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\.]+(\.[^\s@"(),:;<>[\]\\.]+)+$/;

export const emailRule: Rule<string> = matching(emailPattern, 'Enter a valid Email id');

/** At login and account deletion a password is only required. */
export const enteredPasswordRule: Rule<string> = (value) => (value === '' ? 'Enter your password' : null);

export const passwordsDiffer = 'Password does not match';

/** A password typed a second time equals the first. */
export const sameAs =
  (password: () => string): Rule<string> =>
  (value) =>
    value === password() ? null : passwordsDiffer;

/** The agreement box of sign-up. */
export const agreementRule: Rule<boolean> = (ticked) => (ticked ? null : 'Please agree before you go on');
