import { atMost } from '../form/rules.ts';
import type { Rule } from '../form/field.ts';

/** The rule for a new password (specification 1, section 5). */

const shortest = 8;
export const passwordMaximum = 1000;
/** Passwords are never cleaned. */
export const asTyped = (password: string) => password;
const tooLong = atMost(passwordMaximum, undefined, asTyped);
const sign = /[0-9!@#$%^"]/;
/** Counts characters as the service does: after NFC, an emoji as one. */
const lengthOf = (password: string) => Array.from(password.normalize()).length;

export const passwordRule: Rule<string> = (value) =>
  lengthOf(value) >= shortest && sign.test(value)
    ? tooLong(value.normalize())
    : 'Must be 8 characters or longer. Use at least one number or symbol(eg, !@#$%^)';

/** What a new password still needs. '' once the rule passes: the service may refuse it as too common (decision 63). */
export function passwordProgress(value: string): string {
  if (value === '') return '';
  const left = shortest - lengthOf(value);
  if (left > 0) return left === 1 ? '1 more character' : `${left} more characters`;
  return sign.test(value) ? '' : 'Add a number or symbol';
}
